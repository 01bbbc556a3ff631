declare module 'virtual:catalogs' {
  /** A short hash of each served catalog, by language code; French first. */
  export const versions: Record<string, string>;
  /** The languages whose script runs from right to left. */
  export const rightToLeft: readonly string[];
  /** Each language's own name, from its own catalog. */
  export const names: Record<string, string>;
  /** The languages whose catalogs have gaps, which show French. */
  export const partial: readonly string[];
  /** Which plural form a number takes in each language. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** Every catalog, in the prerender; null in the browser. */
  export const words: Record<string, Record<string, object>> | null;
}
