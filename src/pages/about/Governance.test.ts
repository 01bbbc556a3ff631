import { expect, test } from 'vitest';
import french from '../../../locales/fr.json' with { type: 'json' };

test('each member of a governing body has a title', () => {
  for (const [id, { members }] of Object.entries(french.about.governance.bodies)) {
    // Safe cast: `id` is a key of `bodies`.
    const seats = Object.keys(french.people[id as keyof typeof french.about.governance.bodies]);
    expect(Object.keys(members), id).toEqual(seats);
  }
});
