import { expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { flatten } from '../catalogs/catalog.ts';
import { whatsAppHref } from './school.ts';

test('without a number of the school no page leads to WhatsApp; with one, the text is in the message', () => {
  expect(whatsAppHref('Bonjour', '')).toBeUndefined();
  expect(whatsAppHref('Bonjour, ADM-7 ?', '+253 77 00 00 00')).toBe(
    'https://wa.me/25377000000?text=Bonjour%2C%20ADM-7%20%3F',
  );
});

test('the name of the school stands in one text, so that it is changed in one place', () => {
  const texts = [...flatten(catalog)].filter(([, text]) => text.includes(catalog.common.schoolName));
  expect(texts.map(([path]) => path)).toEqual(['common.schoolName']);
});
