import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { ground, tokens } from '../../theme/tokens.css.ts';

/** The head of a newspaper: a white sheet, its title as large as it gets over a double rule. */
export const page = style({ vars: { [ground]: tokens.color.salt } });
globalStyle(`${page} h1`, {
  inlineSize: '100%',
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `0.5rem double ${tokens.color.basalt}`,
  fontSize: 'min(clamp(3.25rem, 1.5rem + 8vw, 8rem), 16vw)',
  lineHeight: 1,
});

export const latest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xxs,
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  maxInlineSize: 'none',
  color: tokens.color.basaltSoft,
  '@media': { [from.desktop]: { marginBlockEnd: '0.5rem' } },
});
export const latestDate = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.1,
});
