import type { Rule } from './rule.ts';
import { landmarks } from './rules/landmarks.ts';
import { motion } from './rules/motion.ts';
import { paper } from './rules/paper.ts';
import { contrastWhenPointedAt, forcedColours } from './rules/pointedAt.ts';
import { policy } from './rules/policy.ts';
import { reflow } from './rules/reflow.ts';
import { tabOrder } from './rules/tabOrder.ts';
import { words } from './rules/words.ts';
import type { Visit } from './visits.ts';

/** What every page keeps beside what axe and `ownRules.ts` look for, in the order in which it is looked at. */
const rules: readonly Rule[] = [
  // While the focus is where a visit begins.
  tabOrder,
  words,
  landmarks,
  policy,
  motion,
  ...contrastWhenPointedAt,
  forcedColours,
  ...reflow,
  paper,
];

/** Those that a visit looks at: a page’s as it is first seen, as far as no page before it answers for it. */
export function rulesOf({ reach, width, like }: Visit): Rule[] {
  if (reach || like === 'its page') return [];
  return rules.filter(
    (rule) =>
      (rule.width === undefined || rule.width === width) &&
      !(like === 'its family' && rule.isOfMake && width === 1280),
  );
}
