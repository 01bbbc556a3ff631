import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { headingText, stack, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({
  ...stack('xl'),
  alignItems: 'center',
  paddingBlock: tokens.space.band,
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.xxl } },
});
export const messageColumn = style({ ...stack('l'), justifyItems: 'start' });
export const drawing = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  background: tokens.color.sky,
  '@media': { [from.desktop]: { aspectRatio: '1' } },
});
export const code = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: 'min(clamp(6rem, 3rem + 16vw, 14rem), 36vw)',
  fontWeight: 700,
  lineHeight: 0.85,
});
export const heading = style(stack('l'));
export const message = style({ fontSize: tokens.text.h2 });

export const routes = style(wrappingRow('l'));
export const route = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  ...headingText('h4'),
});
