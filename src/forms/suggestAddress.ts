import { run } from '@zootools/email-spell-checker';

/** Providers whose addresses applicants give: large ones, French ones, and those of Djibouti and its neighbours. */
const domains =
  'gmail.com googlemail.com yahoo.com yahoo.fr ymail.com hotmail.com hotmail.fr outlook.com outlook.fr live.com live.fr ' +
  'msn.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com gmx.net protonmail.com proton.me zoho.com ' +
  'yandex.com mail.ru qq.com laposte.net orange.fr orange.com wanadoo.fr free.fr sfr.fr intnet.dj univ.edu.dj ethionet.et';

/** Names and countries that are valid together, such as yahoo.it. */
const secondLevelDomains = ['yahoo', 'hotmail', 'live', 'outlook', 'gmx'];
const topLevelDomains = 'com fr ca be ch de it es nl at dk se no ie in co.uk co.in com.br'.split(' ');

/** Below every distance, so that only whole domains are corrected: by parts, ecole.dj would become ecole.de. */
const noThreshold = 0.1;

/**
 * Returns an address with its domain corrected, if the domain is probably a typing error; undefined otherwise. The part
 * before the @ stays as typed.
 */
export function suggestAddress(typed: string): string | undefined {
  const [, start = '', domain = ''] = /^\s*(\S+@)([a-z\d.-]+)\s*$/i.exec(typed) ?? [];
  const suggestion = run({
    email: `x@${domain}`,
    domains: domains.split(' '),
    secondLevelDomains,
    topLevelDomains,
    secondLevelThreshold: noThreshold,
    topLevelThreshold: noThreshold,
  });
  return suggestion && start + suggestion.domain;
}
