declare module 'virtual:catalogs' {
  /** A short hash of each served catalog, by language code; French first. */
  export const versions: Record<string, string>;
  /** The languages whose script runs from right to left. */
  export const rightToLeft: readonly string[];
  /** Each language's own name, from its own catalog. */
  export const names: Record<string, string>;
  /** The pages that show French in a language whose catalog has gaps, by path: whether each is published all the same. */
  export const gaps: Record<string, Record<string, boolean>>;
  /** Whether there is a language to choose: without one, the code for that is left out of the build. */
  export const hasChoice: boolean;
  /** Whether any language has such pages: where none has, the code for them is left out of the build. */
  export const hasPartial: boolean;
  /** Which plural form a number takes in each language. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** Every catalog, in the prerender; null in the browser. */
  export const words: Record<string, Record<string, object>> | null;
}
