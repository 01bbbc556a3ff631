import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const paper = style({ background: tokens.color.salt, border: `2px solid ${tokens.color.seaDeep}` });
export const words = style({
  display: 'grid',
  gap: tokens.space.xl,
  padding: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
});
export const awardedTo = style({ display: 'grid', gap: tokens.space.xs, color: tokens.color.basaltSoft });
export const holder = style({
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
});
export const facts = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xl } },
});
export const term = style({
  color: tokens.color.basaltSoft,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  fontWeight: 400,
  letterSpacing: 0,
});
/** In the face whose zeros have no stroke. */
export const value = style({ fontFamily: tokens.font.heading, fontWeight: 700, lineHeight: 1.4 });

export const validity = style({
  display: 'grid',
  gap: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  paddingBlockStart: tokens.space.l,
});
const end = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  background: tokens.color.sea,
  transform: 'rotate(45deg)',
} as const;
/** The line of the year runs between the diamonds of its first and its last day. */
export const period = style({
  position: 'relative',
  display: 'flex',
  // Spaced text takes a line for each end.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  marginInline: '0.25rem',
  paddingBlockStart: '1.75rem',
  backgroundImage: `linear-gradient(${tokens.color.sea}, ${tokens.color.sea})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 4px',
  backgroundPosition: '0 calc(0.5rem - 2px)',
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  '::before': { ...end, insetInlineStart: '-0.25rem' },
  '::after': { ...end, insetInlineEnd: '-0.25rem' },
  '@media': { [forcedColors]: { selectors: { '&::before, &::after': { background: 'CanvasText' } } } },
});
export const until = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const date = style({
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.25,
});
export const afterwards = style({
  fontSize: tokens.text.small,
  color: tokens.color.basaltSoft,
  // Two lines for either sentence where it takes two; from tablet on, each takes one.
  minBlockSize: '3.2em',
  '@media': { [from.tablet]: { minBlockSize: 0 } },
});
