/** What an address of the site map asks the search for: `/plan-du-site?q=bibliothèque`. */
export interface SiteSearch {
  q?: string;
}

/** Reads the search parameters of the site map; what it does not know is left out. */
export function readSiteSearch({ q }: Record<string, unknown>): SiteSearch {
  // The router reads `?q=2024` as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return words ? { q: words } : {};
}
