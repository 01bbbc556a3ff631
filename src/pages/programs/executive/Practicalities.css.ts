import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { deepRule, tokens } from '../../../theme/tokens.css.ts';

/** Ways to pay: two columns under one rule each. */
export const options = style({
  display: 'grid',
  gap: `${tokens.space.xl} ${tokens.space.xl}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const option = style({
  display: 'grid',
  gap: tokens.space.xs,
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});

/** Ways to follow a programme: rows on the dark band. */
export const modes = style({ borderBlockEnd: `1px solid ${deepRule}` });
export const mode = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.xl}`,
  paddingBlock: tokens.space.l,
  borderBlockStart: `1px solid ${deepRule}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

/** Calendar and made-to-measure: two texts, then the one question. */
export const texts = style({
  display: 'grid',
  gap: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.band } },
});
export const text = style({
  display: 'grid',
  gap: tokens.space.m,
  alignContent: 'start',
  justifyItems: 'start',
});
