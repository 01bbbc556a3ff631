/** What an address of the news shows: `/news?category=events`, `/news?month=2025-03`, `/news?page=2`. */
export interface NewsSearch {
  category?: string | undefined;
  month?: string | undefined;
  /** A whole number from 1 on. */
  page?: number | undefined;
}

/**
 * Reads the search parameters of the news. An invalid value is undefined rather than omitted: the router would otherwise
 * pass it on unchanged. Whether they name something of ours is for the list to say: every page loads this, and few need
 * the categories.
 */
export function readNewsSearch({ category, month, page }: Record<string, unknown>): NewsSearch {
  return {
    category: typeof category === 'string' ? category : undefined,
    month: typeof month === 'string' ? month : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : undefined,
  };
}
