/** What every mail is made of. */
import type { StoredRequest } from '../request/request.ts';
import type { Formats } from '../texts/formats.ts';
import type { Translate } from '../texts/mailTexts.ts';
import type { MailDocument } from './mailDocument.ts';

export interface SchoolContact {
  /** Receives the mails to the school. The mails to applicants give it. */
  email: string;
  phone: string;
}

export interface MailLinks {
  /** The link to the dossier's page, with the secret. */
  dossier?: string | undefined;
  /** The office's link to a request; undefined when the address of the site is unknown. */
  office?: (stored: StoredRequest) => string | undefined;
  /** The link to the list of requests; in the morning mail, to the page that mails that link. */
  list?: string | undefined;
}

export interface MailContext {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
  links: MailLinks;
  listLength: number;
}

export type MailContent = Pick<MailDocument, 'title' | 'heading' | 'sections'>;

/** A list of one link; empty when its address is unknown. */
export function linkTo(label: string, url: string | undefined): [string, string][] {
  return url ? [[label, url]] : [];
}

export function sentAtPair({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), formats.moment(createdAt)];
}
