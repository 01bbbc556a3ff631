import { expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

it.each([
  [['en-GB', 'fr'], 'en'],
  [['sw', 'ar-DJ', 'fr'], 'ar'],
  [['FR-fr', 'en'], 'fr'],
  [['pt-br'], 'pt-BR'],
  [['sw'], undefined],
  [[], undefined],
])('a browser that prefers %j gets %s', (wanted, offered) => {
  expect(preferredLanguage(wanted, ['fr', 'en', 'ar', 'pt-BR'])).toBe(offered);
});
