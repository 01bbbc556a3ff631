import { walk } from '../focusWalk.ts';
import type { Rule } from '../rule.ts';

export const tabOrder: Rule = {
  promise: 'Tab reaches everything in order, in sight and back out',
  isOfMake: true,
  problemsOn: async (page) => {
    const stops = await walk(page);
    const places = stops.map(({ id }) => Number.parseInt(id, 10));
    const leaps = stops.filter((_, index) => (places[index] ?? 0) < (places[index - 1] ?? 0));
    await page.evaluate(() => window.scrollTo(0, 0));
    return [
      ...leaps.map(({ id }) => `${id} comes too late`),
      ...(stops.length > 10 ? [] : [`Tab reaches ${stops.length} things only`]),
      ...stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`)),
    ];
  },
};
