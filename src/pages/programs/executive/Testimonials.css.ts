import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { portraitFrame } from '../../../ui/portraitFrame.css.ts';

/** The first voice takes the width, the others share a row. */
export const voices = style({
  display: 'grid',
  gap: `${tokens.space.block} ${tokens.space.block}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
export const voice = style({
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
export const figure = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': {
    [from.desktop]: {
      selectors: {
        [`${voice}:first-child > &`]: { gridTemplateColumns: '7fr 4fr', columnGap: tokens.space.block },
      },
    },
  },
});
export const quote = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.3,
  selectors: {
    [`${voice}:first-child &`]: { fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem)', lineHeight: 1.22 },
  },
});
export const who = style({ display: 'grid', gap: tokens.space.xxs, alignContent: 'start' });
export const portrait = style([portraitFrame, { inlineSize: '6rem', marginBlockEnd: tokens.space.xs }]);
export const author = style({ fontFamily: tokens.font.heading, fontSize: tokens.text.h4, fontWeight: 700 });
export const soft = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });
export const achievement = style({
  marginBlockStart: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${tokens.color.coral}`,
  fontWeight: 700,
  lineHeight: 1.4,
});
export const rating = style({
  position: 'relative',
  marginBlockStart: tokens.space.s,
  fontSize: tokens.text.h4,
});
