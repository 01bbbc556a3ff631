import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import french from '../../locales/fr.json' with { type: 'json' };
import { Monogram } from './Monogram.tsx';

const draw = (name: string) => renderToStaticMarkup(<Monogram name={name} />);
const textOf = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1]?.replace('\u200c', '');

test('a monogram has the initials of the first and the last word of the name, in any script', () => {
  expect(textOf(draw('Hodan Abdillahi Waïs'))).toBe('HW');
  expect(textOf(draw('هودان وايس'))).toBe('هو');
  expect(textOf(draw('Hodan'))).toBe('H');
});

test('one letter changes the pattern, not only the initials', () => {
  const withoutText = (name: string) => draw(name).replace(/<text.*<\/text>/, '');
  expect(withoutText('Ali Houmed')).not.toBe(withoutText('Ali Houned'));
});

test('no two members have the same monogram', () => {
  const names = Object.values(french.people).flatMap((members) => Object.values(members));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names.map(draw)).size).toBe(names.length);
});
