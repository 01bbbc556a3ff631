import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../theme/breakpoints.ts';
import { filledShape, secondaryText, stack, underlinedOnHover, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const family = style({
  ...stack('m'),
  paddingBlock: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: tokens.space.block,
    },
    [from.desktop]: { gridTemplateColumns: '4fr 3fr 5fr' },
  },
});
/** On phones between the family's title and its text, from tablets beside both. */
export const familyPrograms = style({
  '@media': {
    [from.tablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [from.desktop]: { gridColumn: 3, gridRow: 1 },
  },
});
/** Hidden on phones: the subtitle gives the years, the programmes' pages the rest. */
export const familyAbout = style({
  display: 'none',
  '@media': {
    [from.tablet]: { ...stack('l'), alignContent: 'start' },
  },
});
export const familyTitle = style({
  ...wrappingRow('m', 'm'),
  alignItems: 'start',
});
globalStyle(`${familyTitle} > svg`, {
  '@media': { [below.tablet]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const familyTitleBody = style({ flex: '1 1 11rem', minInlineSize: 0 });
export const familyLink = style({
  color: tokens.color.basalt,
  textDecorationColor: tokens.color.sea,
  ':hover': { color: tokens.color.sea },
});
export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxInlineSize: '18rem',
});
export const level = style({
  ...stack('xxs'),
  justifyItems: 'center',
  ...secondaryText,
});
globalStyle(`${level} > svg`, { inlineSize: '100%', overflow: 'visible' });
export const includedLevel = style(filledShape(tokens.color.sea));
export const otherLevel = style({
  fill: 'none',
  stroke: tokens.color.rule,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const programLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  lineHeight: tokens.leading.title,
  paddingBlock: tokens.space.xxs,
  ...underlinedOnHover,
});
