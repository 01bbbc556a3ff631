import type { Mail } from '#core/mail/mails.ts';

/** A mail with nothing special about it, for what only carries it. */
export const plainMail: Mail = {
  id: '0b9d5a3e-0000-4000-8000-000000000000',
  fromName: 'École',
  to: 'amina@example.dj',
  replyTo: 'school@example.dj',
  subject: 'Sujet',
  text: 'Texte',
  html: '<p>Texte</p>',
  date: new Date(),
};
