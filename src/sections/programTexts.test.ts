import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { programTitle } from './programTexts.ts';

test.each([
  ['Comptabilité et audit', 'comptabilité et audit'],
  ['L’audit', 'l’audit'],
  ['RH et paie', 'RH et paie'],
  ['R&D', 'R&D'],
])('the programme %s is “%s” inside a sentence', (name, inSentence) => {
  // Safe cast: `programTitle` takes two texts.
  const t = ((key: string, { program = '' } = {}) =>
    key.endsWith('.name') ? name : program) as TFunction<'programNames'>;
  expect(programTitle('masterCca', t, 'fr')).toBe(inSentence);
});
