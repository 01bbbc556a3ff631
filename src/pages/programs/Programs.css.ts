import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import {
  diamondSign,
  filledFigure,
  headingText,
  oneColumn,
  secondaryText,
  stack,
  wrappingRow,
} from '../../theme/mixins.ts';
import { accent, tokens } from '../../theme/tokens.css.ts';
import { emblem } from '../../ui/Emblem.css.ts';

export const route = style({ ...stack('l'), inlineSize: '100%', maxInlineSize: '28rem' });
export const leg = style(stack('xs'));
export const legName = style({
  display: 'inline-block',
  paddingBlock: tokens.space.xs,
  color: tokens.color.basalt,
  ...headingText('h4'),
});
export const legWords = style({
  ...wrappingRow('m'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const legEntry = style(secondaryText);

/** The path of a family in six columns: five years of study, and working life. */
export const way = style({
  inlineSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const wayPart = styleVariants({
  other: { fill: 'none', stroke: tokens.color.border, strokeWidth: 1.5 },
  licence: filledFigure(tokens.color.sea),
  master: filledFigure(tokens.color.seaDeep),
  executive: filledFigure(tokens.color.coral),
});

/** The head of a family of programmes (licences, masters, executive education), the same for all. */
export const familyHead = style({
  ...stack('m'),
  marginBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: tokens.space.block } },
});
export const familyName = style({ ...stack('m'), alignContent: 'start' });
// A dark emblem needs an edge on the dark band.
globalStyle(`${onDark} ${emblem}`, { outline: `2px solid ${tokens.color.sea}`, outlineOffset: -2 });
export const familyText = style({ ...stack('m'), alignContent: 'start' });
export const subtitle = style(headingText('h3', 1.25));
/** The facts of a family: stacked on phones, a row with dividers from tablet width on. */
export const facts = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  justifyContent: 'start',
  fontWeight: 700,
  color: accent,
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

/** The section of the licences: the advantages beside the rows of programmes. */
export const beside = style({
  ...stack('block'),
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr' } },
});
export const stacked = style(stack('block'));
export const testimonial = style({
  paddingBlockStart: tokens.space.xl,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  selectors: { [`${onDark} &`]: { borderBlockStartColor: tokens.color.sea } },
});

/** The two large entries of executive education. */
export const entries = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const entry = style({
  position: 'relative',
  ...stack('m'),
  alignContent: 'start',
  padding: 'min(clamp(1.5rem, 1rem + 2vw, 2.5rem), 6.7vw)',
  selectors: {
    '&:first-child': { background: tokens.color.coralTint },
    '&:last-child': { background: tokens.color.goldTint },
  },
});
export const arrow = style({ fontSize: '1.5rem', color: tokens.color.coralDeep });

export const programRows = style({ borderBlockEnd: `1px solid ${tokens.color.rule}` });
/** The rows of programmes in two columns, on the dark band. */
export const inTwoColumns = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xxl },
  },
});
export const programRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: tokens.space.l,
  alignItems: 'start',
  paddingBlock: tokens.space.l,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` },
    [`${onDark} &`]: { borderBlockStart: `2px solid ${tokens.color.gold}` },
  },
  '@media': { [below.tablet]: { columnGap: tokens.space.m }, [enlargedOnPhone]: oneColumn },
});
globalStyle(`${onDark} ${programRows}`, { borderBlockEnd: 0 });
export const programWords = style(stack('xs'));
/** The name of a programme or of an entry. A press anywhere in its list item follows the link. */
export const wholeItemLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { 'li:hover &': { textDecorationColor: 'currentColor' } },
});
export const programDeadline = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: accent,
  fontSize: tokens.text.small,
  fontWeight: 700,
});

export const detailsStacked = style({ '@media': { [from.tablet]: stack('xl') } });
export const details = style({
  '@media': {
    [from.tablet]: { ...stack('xl'), gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.xxl },
  },
});
export const detail = style({ ...stack('m'), alignContent: 'start' });
export const advantages = style(stack('s'));
export const advantage = style({
  ...stack('s'),
  gridTemplateColumns: '1rem 1fr',
  '::before': {
    ...diamondSign('0.625rem', tokens.color.coral),
    marginBlockStart: 'calc(0.42em + 0.125rem)',
    marginInlineStart: '0.125rem',
  },
  selectors: { [`${onDark} &::before`]: { borderColor: tokens.color.gold, background: tokens.color.gold } },
});
export const careers = style({});
export const career = style({
  paddingBlock: '0.4rem',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  selectors: { [`${onDark} &`]: { borderBlockEndColor: tokens.color.sea } },
});

export const closing = style({ ...stack('l'), justifyItems: 'start' });
export const closingText = style({ fontSize: tokens.text.lead, lineHeight: 1.5 });
