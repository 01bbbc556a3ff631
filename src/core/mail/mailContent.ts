import type { StoredRequest } from '../model/request.ts';
import type { Formats } from '../texts/formats.ts';
import type { Translate } from '../texts/mailTexts.ts';
import type { MailDocument } from './mailDocument.ts';

export interface SchoolContact {
  /** Receives the mails to the school. The mails to applicants give it. */
  email: string;
  phone: string;
}

export interface MailLinks {
  /** Undefined for a message, and when the address of the site is unknown. */
  dossier?: (stored: StoredRequest) => string | undefined;
  /** Undefined when the address of the site is unknown. */
  office?: (stored: StoredRequest) => string | undefined;
  /** In the morning mail, the page that mails the link of the list. */
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

export function linkTo(label: string, url: string | undefined): [string, string][] {
  return url ? [[label, url]] : [];
}

export function sentAtPair({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), formats.moment(createdAt)];
}
