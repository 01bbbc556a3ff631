declare module 'virtual:catalogs' {
  /** A content hash of each published catalog, by language; French first. */
  export const versions: Record<string, string>;
  /** The languages written from right to left. */
  export const rightToLeft: readonly string[];
  /** The native name of each language, from its catalog. */
  export const names: Record<string, string>;
  /** The paths of a language's untranslated pages, and `teacherApplication` if that dialog is untranslated. */
  export const untranslated: Record<string, readonly string[]>;
  /** Whether there is more than one language. If false, the bundler drops the code of the language choice. */
  export const hasChoice: boolean;
  /** For each language, a function that returns the CLDR plural category of a number. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** Every published slice by language, for the prerender; null in the browser. */
  export const words: Record<string, Record<string, object>> | null;
}
