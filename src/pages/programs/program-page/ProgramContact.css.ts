import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { noScriptStyles } from '../../../theme/mixins.ts';

export const ways = style({
  display: 'grid',
  gap: tokens.space.l,
  marginBlockEnd: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: tokens.space.xxl } },
});
export const address = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });
export const term = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });
export const value = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.3,
});
export const way = style({
  display: 'inline-block',
  paddingBlock: tokens.space.xs,
  // The address of mail in one line of a phone.
  '@media': { [below.tablet]: { fontSize: tokens.text.body } },
});
export const help = style({
  marginBlockStart: tokens.space.m,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
});
export const withScript = style(noScriptStyles({ display: 'none' }));
export const withoutScript = style({ display: 'none', ...noScriptStyles({ display: 'block' }) });
