import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import french from '../../../locales/fr.json' with { type: 'json' };
import { Monogram } from '../../ui/Monogram.tsx';

test('each member of a governing body has a title', () => {
  for (const [id, { members }] of Object.entries(french.about.governance.bodies)) {
    // Safe cast: `id` is a key of `bodies`.
    const seats = Object.keys(french.people[id as keyof typeof french.about.governance.bodies]);
    expect([id, ...Object.keys(members)]).toEqual([id, ...seats]);
  }
});

test('no two members have the same monogram', () => {
  const names = Object.values(french.people).flatMap((members) => Object.values(members));
  const drawings = names.map((name) => renderToStaticMarkup(<Monogram name={name} />));
  expect(drawings.length).toBeGreaterThan(3);
  expect(new Set(drawings).size).toBe(drawings.length);
});
