/**
 * The mailbox of an e-mail address, for comparison only: many mail services deliver `A.Mina+any.thing@` to `amina@`, and
 * the services below have more spellings. With other mail services, two people may share the pace of one mailbox, but
 * never a mail.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  // Fastmail delivers anything@amina.fastmail.com to amina@fastmail.com.
  const [, subdomain, fastmail] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain) ?? [];
  const service = fastmail ?? sameService[domain] ?? domain;
  const ignored = service === 'proton.me' ? /[._-]/g : /\./g;
  const name = (subdomain ?? local).replace(/(?<=.)\+.*$/, '').replaceAll(ignored, '');
  return `${name}@${service}`;
}

/** Other domains at which a service delivers to the same mailbox. Proton also ignores dots, hyphens and underscores. */
const sameService: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};
