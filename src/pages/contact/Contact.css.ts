import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { secondaryText, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Hidden on phones, where the form begins on the first screen. */
export const map = style({ '@media': { [below.tablet]: { display: 'none' } } });
/** The longest button takes a line, the two short ones share the next. */
export const ways = style({ maxInlineSize: '24rem' });
globalStyle(`${ways} a`, { flexGrow: 1 });
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
  padding: tokens.space.panel,
  // On phones the card spans the screen, because the fields need the width.
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
  background: tokens.color.salt,
  '@media': { [below.tablet]: { borderBlockStart: 0 }, [from.tablet]: { marginInline: 0 } },
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
  '@media': { [from.tablet]: { fontSize: tokens.text.h4 } },
});
/** Larger than the other details, because most visitors call. */
export const phone = style([
  detailLink,
  {
    fontFamily: tokens.font.heading,
    fontSize: `min(${tokens.text.h2}, 8.5vw)`,
    '@media': { [from.tablet]: { fontSize: tokens.text.h2 } },
    lineHeight: tokens.leading.heading,
    textDecorationThickness: '0.06em',
  },
]);
export const address = style({
  fontSize: tokens.text.h4,
  fontStyle: 'normal',
  fontWeight: 700,
  lineHeight: tokens.leading.short,
});
