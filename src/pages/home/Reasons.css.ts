import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const contracts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: tokens.space.l,
  alignItems: 'end',
  maxInlineSize: '28rem',
  marginBlockStart: tokens.space.s,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxInlineSize: '21rem',
      marginBlockStart: tokens.space.xl,
    },
  },
});
export const statement = style({ lineHeight: 1.4 });
export const rate = style({
  display: 'block',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.figure,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: tokens.color.sea,
});

export const list = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const reason = style({
  display: 'grid',
  gap: tokens.space.xs,
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '2fr 3fr',
      columnGap: tokens.space.xl,
      paddingBlock: tokens.space.xl,
    },
  },
});
export const text = style({ display: 'grid', gap: tokens.space.xs, justifyItems: 'start', lineHeight: 1.5 });
