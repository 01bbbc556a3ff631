declare module 'virtual:catalogs' {
  /** A content hash of each published catalog, by language; French first. */
  export const versions: Record<string, string>;
  /** The languages written from right to left. */
  export const rightToLeft: readonly string[];
  /** Each language's own name, from its own catalog. */
  export const names: Record<string, string>;
  /** The paths of the pages that a language does not have yet; `teacherApplication` where that dialog is missing. */
  export const untranslated: Record<string, readonly string[]>;
  /** Whether there is more than one language. A site of one leaves the code for choosing out of its scripts. */
  export const hasChoice: boolean;
  /** The plural form that a number takes in each language. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** Every published slice, in the prerender; null in the browser. */
  export const words: Record<string, Record<string, object>> | null;
}
