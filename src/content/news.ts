/** The news categories. `published` is the number of articles in the school's whole archive, online or not. */
export const newsCategories = [
  { id: 'studentLife', published: 12 },
  { id: 'events', published: 8 },
  { id: 'international', published: 5 },
  { id: 'research', published: 7 },
  { id: 'programs', published: 15 },
] as const;

export type NewsCategory = (typeof newsCategories)[number]['id'];

/** The archive's months, newest first, with the number of articles of each. They add up to 47, like the categories. */
export const newsMonths = [
  { id: '2025-06', published: 9 },
  { id: '2025-05', published: 12 },
  { id: '2025-04', published: 11 },
  { id: '2025-03', published: 15 },
] as const;

export type NewsMonth = (typeof newsMonths)[number]['id'];

interface NewsItem {
  id: string;
  category: NewsCategory;
  /** Day of publication. */
  date: `${NewsMonth}-${number}`;
}

/**
 * The articles that are online, newest first; their words are `newsItems.<id>`, their full text `news.articles.<id>`.
 */
export const newsItems = [
  { id: 'portForum', category: 'events', date: '2025-06-19' },
  { id: 'solarStation', category: 'research', date: '2025-05-21' },
  { id: 'addisExchange', category: 'international', date: '2025-04-20' },
  { id: 'sharedIftar', category: 'studentLife', date: '2025-03-18' },
  { id: 'cybersecurity', category: 'programs', date: '2025-03-04' },
] as const satisfies readonly NewsItem[];

export type NewsId = (typeof newsItems)[number]['id'];

/** The number of articles on one page of the list (specification, section 4). */
export const newsPageSize = 3;
