/** What a link to the contact form may choose in advance: its subject. */
export interface ContactSearch {
  subject?: 'visit';
}

/** Reads the search parameters of the contact page; what it does not know is left out. */
export function readContactSearch(search: Record<string, unknown>): ContactSearch {
  return search.subject === 'visit' ? { subject: 'visit' } : {};
}
