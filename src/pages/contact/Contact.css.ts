import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const ground = style({ background: tokens.color.sand });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlockEnd: tokens.space.band,
  '@media': {
    [from.tablet]: { paddingBlockStart: tokens.space.band },
    [from.desktop]: { gridTemplateColumns: '7fr 5fr' },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  padding: 'clamp(1.25rem, 0.5rem + 3.2vw, 3rem)',
  // On a phone the card reaches the edges of the screen: the fields need the width.
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  borderBlockStart: `6px solid ${tokens.color.sea}`,
  background: tokens.color.salt,
  '@media': { [from.tablet]: { marginInline: 0 } },
});
