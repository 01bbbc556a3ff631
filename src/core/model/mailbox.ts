/**
 * The mailbox of an e-mail address, for comparison only: many mail services deliver `A.Mina+any.thing@` to `amina@`. With
 * others, two people may share the pace of one mailbox, but never a mail.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${sameService[domain] ?? domain}`;
}

/** Other domains at which a service delivers to the same mailbox. */
const sameService: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};
