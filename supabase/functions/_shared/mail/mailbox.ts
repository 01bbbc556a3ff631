/**
 * The mailbox behind an address, for comparison alone: many mail services deliver `A.Mina+any.thing@` to `amina@`. Where
 * one does not, two persons are taken for one and share its limits: a confirmation less, never a request.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email
    .slice(0, at)
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
