import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { deepRule, tokens } from '../../../theme/tokens.css.ts';

/** A licence's careers: rows on the dark band, name beside what one does. */
export const rows = style({ borderBlockEnd: `1px solid ${deepRule}` });
export const row = style({
  display: 'grid',
  gap: `${tokens.space.xxs} ${tokens.space.xl}`,
  paddingBlock: tokens.space.m,
  borderBlockStart: `1px solid ${deepRule}`,
  alignItems: 'baseline',
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

/** A master's careers: two columns, large. */
export const columns = style({
  display: 'grid',
  columnGap: tokens.space.band,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xs,
  paddingBlock: tokens.space.l,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
