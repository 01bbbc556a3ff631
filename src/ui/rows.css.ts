import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { divider, tokens } from '../theme/tokens.css.ts';

const line = `${tokens.rule.thin} solid ${divider}`;

/** Rows with dividers between them and below the last, and this space around each. `ruleAbove` adds one above the first. */
export const rows = styleVariants({ xs: null, m: null, l: null }, () => ({ borderBlockEnd: line }));
for (const [space, list] of Object.entries(rows)) {
  // Safe cast: the keys above.
  globalStyle(`${list} > *`, { paddingBlock: tokens.space[space as keyof typeof rows] });
  globalStyle(`${list} > * + *`, { borderBlockStart: line });
}
