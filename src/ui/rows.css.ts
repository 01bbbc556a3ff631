import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { divider, tokens } from '../theme/tokens.css.ts';

const line = `${tokens.rule.thin} solid ${divider}`;

/** Dividers between the rows and below the last; `ruleAbove` adds one above the first. */
export const rows = styleVariants({ xs: null, m: null, l: null }, () => ({ borderBlockEnd: line }));
for (const [space, list] of Object.entries(rows)) {
  globalStyle(`${list} > *`, { paddingBlock: tokens.space[space as keyof typeof rows] });
  globalStyle(`${list} > * + *`, { borderBlockStart: line });
}
