import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const band = style({ background: tokens.color.sand, paddingBlock: tokens.space.band });
export const halves = style({
  display: 'grid',
  gap: tokens.space.band,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr', gap: tokens.space.block } },
});
export const half = style({ display: 'grid', alignContent: 'start', gap: tokens.space.l });
