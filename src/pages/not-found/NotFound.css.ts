import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { headingText, stackThenColumns } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({
  ...stackThenColumns('l', from.desktop, '7fr 5fr', 'block'),
  alignItems: 'center',
  paddingBlock: tokens.space.band,
});
export const drawing = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  background: tokens.color.sky,
  '@media': { [from.desktop]: { aspectRatio: '1' } },
});
export const code = style({
  color: tokens.color.sea,
  fontSize: tokens.text.figure,
  lineHeight: tokens.leading.flat,
});
export const message = style({ fontSize: tokens.text.h2 });

/** Columns, so that no link is alone on the last line. */
export const routes = style({ inlineSize: '100%' });
globalStyle(`${routes} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' } },
});

export const pageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  ...headingText('h4'),
});
