import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { portraitFrame } from '../../ui/portraitFrame.css.ts';

export const stacked = style({ display: 'grid', gap: tokens.space.xl });
export const parts = style({
  display: 'grid',
  gap: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.xxl } },
});
export const part = style({ display: 'grid', gap: tokens.space.m, alignContent: 'start' });
export const advantages = style({ display: 'grid', gap: tokens.space.s });
export const advantage = style({ display: 'grid', gridTemplateColumns: '1rem 1fr', gap: tokens.space.s });
export const sign = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockStart: '0.42em',
  fill: tokens.color.coral,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
});
export const careers = style({});
export const career = style({
  paddingBlock: '0.4rem',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  selectors: { [`${onDark} &`]: { borderBlockEndColor: tokens.color.sea } },
});

export const testimonial = style({ display: 'grid', gap: tokens.space.m });
export const besideQuote = style({
  '@media': { [from.desktop]: { gridTemplateColumns: '8fr 3fr', columnGap: tokens.space.xxl } },
});
export const quote = style({
  fontFamily: tokens.font.heading,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
});
globalStyle(`${quote} p`, { maxWidth: '26em' });
/** The portrait takes the height of three lines beside its words. */
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space.m,
  alignContent: 'start',
});
export const portrait = style([portraitFrame, { gridRow: '1 / 4', inlineSize: '5rem', alignSelf: 'start' }]);
export const author = style({ fontWeight: 700 });
export const position = style({
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  selectors: { [`${onDark} &`]: { color: tokens.color.sky } },
});
