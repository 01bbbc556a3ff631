import { expect, test } from 'vitest';
import { programAtPath } from '../content/programs.ts';
import { subjects } from '../content/schemas.ts';
import { menuLinks } from './menus.ts';

test('every page that an article may be about has a name for the link at its end', () => {
  expect(subjects.length).toBeGreaterThan(10);
  const unnamed = subjects.filter((path) => !programAtPath(path) && !menuLinks.some(({ to }) => to === path));
  expect(unnamed).toEqual([]);
});
