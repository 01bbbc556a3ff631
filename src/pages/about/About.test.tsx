import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import french from '../../../locales/fr.json' with { type: 'json' };
import { Monogram } from '../../ui/Monogram.tsx';

test('no two members have the same monogram', () => {
  const names = Object.values(french.people).flatMap((members) => Object.values(members));
  const drawings = names.map((name) => renderToStaticMarkup(<Monogram name={name} />));
  expect(drawings.length).toBeGreaterThan(3);
  expect(new Set(drawings).size).toBe(drawings.length);
});
