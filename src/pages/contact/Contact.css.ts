import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { secondaryText, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({ background: tokens.color.sand });
export const columns = style({
  ...stack('block'),
  alignItems: 'start',
  paddingBlockEnd: tokens.space.band,
  '@media': {
    [from.tablet]: { paddingBlockStart: tokens.space.band },
    [from.desktop]: { gridTemplateColumns: '7fr 5fr' },
  },
});
export const card = style({
  ...stack('l'),
  padding: 'clamp(1.25rem, 0.5rem + 3.2vw, 3rem)',
  // On phones the card spans the screen, because the fields need the width.
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  borderBlockStart: `6px solid ${tokens.color.sea}`,
  background: tokens.color.salt,
  '@media': { [from.tablet]: { marginInline: 0 } },
});

export const details = style(stack('block'));
export const detailsBlock = style(stack('l'));
export const detailRow = style({
  ...stack('xxs'),
  paddingBlock: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
});
export const detailTerm = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  ...secondaryText,
});
globalStyle(`${detailTerm} > svg`, { color: tokens.color.sea });
export const detailLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  overflowWrap: 'anywhere',
  fontWeight: 700,
  '@media': { [enlargedOnPhone]: { fontSize: '8.5vw' }, [from.tablet]: { fontSize: tokens.text.h4 } },
});
/** The phone number, larger than the other details because most visitors call. */
export const phone = style([
  detailLink,
  {
    fontFamily: tokens.font.heading,
    fontSize: tokens.text.h2,
    '@media': { [from.tablet]: { fontSize: tokens.text.h2 } },
    lineHeight: 1.1,
    textDecorationThickness: '0.06em',
  },
]);
export const detailNote = style({ color: tokens.color.basaltSoft });
export const address = style({
  fontSize: tokens.text.h4,
  fontStyle: 'normal',
  fontWeight: 700,
  lineHeight: 1.4,
});
export const hoursHeading = style({ fontSize: tokens.text.h3 });
