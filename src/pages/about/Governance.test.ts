import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import french from '../../../locales/fr.json' with { type: 'json' };

test('each member of a governing body has a title and a portrait', () => {
  const { bodies } = french.about.governance;
  const portraits = readFileSync(new URL('../../scenes/portraits/leaders.svg', import.meta.url), 'utf8');
  for (const [id, { members }] of Object.entries(bodies)) {
    const seats = Object.keys(french.people[id as keyof typeof bodies]); // Safe cast: `id` is a key of `bodies`.
    expect(Object.keys(members), id).toEqual(seats);
    for (const seat of seats) expect(portraits).toContain(`id="${id}-${seat}"`);
  }
});
