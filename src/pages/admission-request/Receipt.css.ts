import { globalStyle, style } from '@vanilla-extract/css';
import { from, uprightPhone } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { toastAtTop, toastInset } from '../../ui/toastPlace.css.ts';
import { cardPadding } from './AdmissionRequest.css.ts';

export const receipt = style({ minInlineSize: 0, background: tokens.color.salt });
// On a phone the toast stands between the header and the receipt, which is scrolled to below it.
globalStyle(`:root:has(${receipt})`, {
  '@media': { [uprightPhone]: { vars: { [toastInset]: toastAtTop } } },
});
export const band = style([
  onDark,
  {
    paddingInline: cardPadding,
    paddingBlock: tokens.space.xl,
    background: tokens.color.seaDeep,
    color: tokens.color.salt,
    '@media': { print: { padding: 0, background: 'transparent', color: tokens.color.basalt } },
  },
]);
export const heading = style({
  display: 'grid',
  gap: tokens.space.xs,
  color: 'inherit',
  fontFamily: tokens.font.body,
  fontSize: tokens.text.lead,
  '@media': { [uprightPhone]: { scrollMarginBlockStart: '12.5rem' } },
});
export const reference = style({
  fontFamily: tokens.font.heading,
  fontSize: 'clamp(1.875rem, 1.1rem + 3.4vw, 3.75rem)',
  lineHeight: 1.1,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  // One press chooses it whole, where it is copied by hand.
  userSelect: 'all',
});
export const body = style({
  display: 'grid',
  gap: tokens.space.l,
  padding: cardPadding,
  '@media': { print: { paddingInline: 0 } },
});
export const fact = style({
  display: 'grid',
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  // Names and addresses can be longer than a line.
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridTemplateColumns: '12rem 1fr', columnGap: tokens.space.m } },
});
export const name = style({ color: tokens.color.basaltSoft });
