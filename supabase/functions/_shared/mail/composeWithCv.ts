import type { ClaimedMail } from '../store/admissionStore.ts';
import type { CvStore } from '../store/cvStore.ts';
import { type Mail, type SchoolContact, composeMail } from './mails.ts';
import type { Texts } from '../texts/texts.ts';

/** How the school's mail brings a CV: in itself, or by a link that ends (the setting `CV_IN_MAIL`). */
export type CvInMail = 'attachment' | 'link';

interface Materials {
  texts: Texts;
  contact: SchoolContact;
  cvs: CvStore;
  cvInMail: CvInMail;
}

/** Days for which the link to a CV is good; then the staff finds it by its reference. */
const cvLinkDays = 14;

/** Writes a mail; that to the school about a teacher's application brings the CV. */
export async function composeWithCv(
  mail: ClaimedMail,
  { texts, contact, cvs, cvInMail }: Materials,
): Promise<Mail> {
  const cv = mail.kind === 'school' ? mail.stored.request.cv : undefined;
  if (mail.kind !== 'school' || cv === undefined) return composeMail(mail, texts, contact);
  const filename = `${mail.stored.reference}.pdf`;
  if (cvInMail === 'link') {
    return composeMail(mail, texts, contact, await cvs.link(cv, filename, cvLinkDays * 24 * 60 * 60));
  }
  return { ...composeMail(mail, texts, contact), attachments: [{ filename, content: await cvs.read(cv) }] };
}
