/** What an address of the site map asks the search for: `/plan-du-site?q=bibliothèque`. */
export interface SiteSearch {
  q?: string | undefined;
}

/**
 * Reads the search parameters of the site map. An invalid value is undefined rather than omitted: the router would
 * otherwise pass it on unchanged.
 */
export function readSiteSearch({ q }: Record<string, unknown>): SiteSearch {
  // The router reads `?q=2024` as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return { q: words || undefined };
}
