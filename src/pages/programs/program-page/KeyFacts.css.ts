import { style } from '@vanilla-extract/css';
import { from, roomForBar } from '../../../theme/breakpoints.ts';
import { tint, tokens } from '../../../theme/tokens.css.ts';

/** A licence's facts: a white box beside the title, on the tint of its field of study. */
export const box = style({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.l,
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.25rem)',
  background: tokens.color.salt,
});
/** The mark of the field of study in the box's corner. */
export const sign = style({
  position: 'absolute',
  insetBlockStart: tokens.space.l,
  insetInlineEnd: tokens.space.l,
});
export const stack = style({ display: 'grid', gap: tokens.space.m });
export const term = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small, lineHeight: 1.4 });
const valueBase = { fontFamily: tokens.font.heading, fontWeight: 700 } as const;
export const value = style({ ...valueBase, fontSize: tokens.text.h4, lineHeight: 1.25 });
export const largeValue = style({ ...valueBase, fontSize: tokens.text.h3, lineHeight: 1.15 });

/** On small screens the bar at the bottom has it. */
export const apply = style({
  '@media': {
    [roomForBar]: { display: 'none' },
  },
});

/** A master's facts: a band across the page, in figures as large as the conditions are firm. */
export const band = style({
  background: tint,
  '@media': { [from.desktop]: { paddingBlockEnd: tokens.space.xl } },
});
export const columns = style({
  display: 'grid',
  columnGap: tokens.space.xl,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', paddingBlock: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});
export const column = style({
  paddingBlock: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [from.tablet]: {
      selectors: { '&, &:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
    },
  },
});
