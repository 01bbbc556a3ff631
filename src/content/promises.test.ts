import { expect, test } from 'vitest';
import french from '../../locales/fr.json' with { type: 'json' };
import { promises } from './promises.ts';

test('the texts of the admission request that name its hours themselves name the promised ones', () => {
  // The page's description, the specified toast and its variant: none of them takes a variable.
  const hours = [...JSON.stringify(french.admissionRequest).matchAll(/sous (\d+)\s?h/g)].map(([, count]) =>
    Number(count),
  );
  expect(hours).toEqual(Array.from({ length: 3 }, () => promises.admissionAnswerHours));
});
