import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { mark } from '../../ui/Mark.css.ts';

/** Every family begins alike, so that they can be compared; what follows is composed by family. */
export const head = style({
  display: 'grid',
  gap: tokens.space.m,
  marginBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: tokens.space.block } },
});
export const name = style({ display: 'grid', gap: tokens.space.m, alignContent: 'start' });
// Marks on a dark ground of their own would lose their edge on the dark band.
globalStyle(`${onDark} ${mark}`, { outline: `2px solid ${tokens.color.sea}`, outlineOffset: -2 });
export const about = style({ display: 'grid', gap: tokens.space.m, alignContent: 'start' });
export const subtitle = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.25,
});
/** Under one another on a phone; from tablets on, in a row with rules between. */
export const facts = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  justifyContent: 'start',
  fontWeight: 700,
  color: tokens.color.sea,
  selectors: { [`${onDark} &`]: { color: tokens.color.gold } },
  '@media': { [from.tablet]: { gridAutoFlow: 'column' } },
});
export const fact = style({
  '@media': {
    [from.tablet]: {
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: '2px solid currentColor',
        },
      },
    },
  },
});

/** Licences: what they bring beside the rows. */
export const beside = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr' } },
});
export const stacked = style({ display: 'grid', gap: tokens.space.block });
export const voice = style({
  paddingBlockStart: tokens.space.xl,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  selectors: { [`${onDark} &`]: { borderBlockStartColor: tokens.color.sea } },
});

/** Executive education: its two entries, large. */
export const entries = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.m,
  alignContent: 'start',
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  selectors: {
    '&:first-child': { background: tokens.color.coralTint },
    '&:last-child': { background: tokens.color.goldTint },
  },
});
export const entryLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${entry}:hover &`]: { textDecorationColor: 'currentColor' } },
});
export const arrow = style({ fontSize: '1.5rem', color: tokens.color.coralDeep });
