/**
 * The mailbox of an e-mail address, for comparison only: many mail services deliver `A.Mina+any.thing@` to `amina@`, and
 * the services below have more spellings. With other mail services, two people may share the limits of one mailbox. They
 * may miss a confirmation, but their requests are stored.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  // Fastmail delivers anything@amina.fastmail.com to amina@fastmail.com.
  const [, subdomain, fastmail] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain) ?? [];
  const service = fastmail ?? (domain === 'googlemail.com' ? 'gmail.com' : domain);
  const ignored = protonDomains.has(service) ? /[._-]/g : /\./g;
  const name = (subdomain ?? local).replace(/(?<=.)\+.*$/, '').replaceAll(ignored, '');
  return `${name}@${protonDomains.has(service) ? 'proton.me' : service}`;
}

/** Proton delivers to the same mailbox at each of its domains, and ignores dots, hyphens and underscores. */
const protonDomains: ReadonlySet<string> = new Set(['proton.me', 'protonmail.com', 'pm.me']);
