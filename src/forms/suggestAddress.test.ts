import { expect, test } from 'vitest';
import { suggestAddress } from './suggestAddress.ts';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['GMAIL.COMM', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['hotmial.fr', 'hotmail.fr'],
  ['yaho.fr', 'yahoo.fr'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['orang.fr', 'orange.fr'],
  ['etionet.et', 'ethionet.et'],
  ['intnet.di', 'intnet.dj'],
  ['intent.dj', 'intnet.dj'],
])('%s is probably %s', (typed, domain) => {
  expect(suggestAddress(` Hodan.W@${typed} `)).toBe(`Hodan.W@${domain}`);
});

test.each(
  (
    'gmail.com mail.com yahoo.it hotmail.be live.fr gmx.de yahoo.co.uk intnet.dj exemple.dj ecole.dj gouv.dj ' +
    'univ.edu.dj djibtelecom.dj undp.org orange.com outlook.be gmx.ch gmx.at mail.fr'
  ).split(' '),
)('%s is left alone', (domain) => expect(suggestAddress(`hodan@${domain}`)).toBeUndefined());

test.each([
  '',
  'hodan',
  'hodan@',
  '@gmail.con',
  'hodan @gmail.con',
  'w hodan@gmail.con',
  'hodan@gmail.com w',
])('“%s” is not an address to correct', (typed) => expect(suggestAddress(typed)).toBeUndefined());
