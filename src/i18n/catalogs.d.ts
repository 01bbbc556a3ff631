declare module 'virtual:catalogs' {
  /** A short hash of each served catalog, by language code. */
  export const versions: Record<string, string>;
  /** Every catalog, in the prerender; null in the browser. */
  export const words: Record<string, Record<string, object>> | null;
}
