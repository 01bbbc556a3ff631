import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { headingText, stack, stackThenColumns, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({
  ...stackThenColumns('xl', from.desktop, '7fr 5fr', 'xxl'),
  alignItems: 'center',
  paddingBlock: tokens.space.band,
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
  fontSize: 'min(clamp(6rem, 3rem + 16vw, 14rem), 36vw)',
  lineHeight: 0.85,
});
export const heading = style(stack('l'));
export const message = style({ fontSize: tokens.text.h2 });

export const pageLinks = style(wrappingRow('l'));
export const pageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  ...headingText('h4'),
});
