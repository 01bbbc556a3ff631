/** What a link to the contact form may choose in advance: its subject. */
export interface ContactSearch {
  subject?: string;
}

/** Reads the search parameters of the contact page. Whether they name a subject of ours is for the form to say. */
export function readContactSearch({ subject }: Record<string, unknown>): ContactSearch {
  return typeof subject === 'string' ? { subject } : {};
}
