import emailMisspelled, { microsoft, yahoo } from 'email-misspelled';

/** Applicants' mail providers. If two are equally similar to the typed domain, the first is suggested. */
const domains = (
  'gmail.com yahoo.com yahoo.fr hotmail.com hotmail.fr outlook.com outlook.fr live.com live.fr icloud.com intnet.dj ' +
  'univ.edu.dj laposte.net orange.fr orange.com wanadoo.fr free.fr sfr.fr gmx.com gmx.fr gmx.net gmx.de gmx.ch ' +
  'gmx.at googlemail.com ymail.com mail.com mail.fr email.com msn.com me.com mac.com hey.com aol.com proton.me ' +
  'protonmail.com zoho.com yandex.com mail.ru qq.com ethionet.et'
).split(' ');

const findNearest = emailMisspelled({ domains: [...domains, ...microsoft, ...yahoo] });

/**
 * Returns an address with its domain corrected, if the domain is probably a typing error; undefined otherwise. The part
 * before the @ stays as typed.
 */
export function suggestAddress(typed: string): string | undefined {
  const address = typed.trim();
  const [nearest] = /^\S+@\S+$/.test(address) ? findNearest(address.toLowerCase()) : [];
  return nearest && address.replace(/[^@]+$/, nearest.suggest);
}
