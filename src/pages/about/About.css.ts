import { style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import {
  headingText,
  hintText,
  outlinedDiamond,
  pageColors,
  secondaryText,
  stack,
  stackThenColumns,
} from '../../theme/mixins.ts';
import { tint, tokens } from '../../theme/tokens.css.ts';

export const page = style({
  vars: pageColors(tokens.color.greenTint, tokens.color.green, tokens.color.acacia, tokens.color.green),
});

/** The leaders' monograms: two rows of six on small screens, three rows of four on desktops. */
export const leaderMonograms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

// Recognitions
export const recognitionsBand = style({ background: tint, paddingBlock: tokens.space.xl });
export const recognitions = style({
  ...stack('l'),
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'auto 1.4fr 1fr 1.4fr', columnGap: tokens.space.xxl },
  },
});
export const recognitionTerm = style(secondaryText);
export const recognitionValue = style(headingText('h4', 1.25));
export const foundingYear = style({
  color: tokens.color.sea,
  ...headingText('figure', 1),
});
export const recognitionLink = style({
  display: 'block',
  paddingBlock: '0.5rem',
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
});

// History
export const historyPicture = style({
  marginBlockStart: tokens.space.m,
  '@media': { [from.desktop]: { marginBlockStart: tokens.space.xl } },
});

/** Two columns on desktops, or the column of the heading would be empty beside the last milestones. */
export const milestones = style({
  '@media': { [from.desktop]: { columns: 2, columnGap: tokens.space.xl } },
});
/** A diamond on a vertical line, which runs from the first milestone to the last. */
export const milestone = style({
  position: 'relative',
  paddingInlineStart: 'min(2.25rem, 13vw)',
  paddingBlockEnd: tokens.space.s,
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(0.5rem - 1px)',
      borderInlineStart: `2px solid ${tokens.color.sea}`,
    },
    '&:first-child::before': { insetBlockStart: '1.25rem' },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { blockSize: '1.25rem' },
    '&::after': {
      ...outlinedDiamond('1rem', '3px', tokens.color.sea, tokens.color.salt),
      position: 'absolute',
      insetBlockStart: '0.85rem',
      insetInlineStart: 0,
    },
    '&:last-child::after': { background: tokens.color.gold },
  },
  '@media': {
    [from.tablet]: { ...stack('xs'), paddingBlockEnd: tokens.space.xl },
    [`${from.tablet} and ${below.desktop}`]: {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      paddingInlineStart: '3rem',
    },
  },
});
export const milestoneYear = style({
  color: tokens.color.sea,
  ...headingText('h2', 1),
  paddingBlockStart: '0.15em',
  letterSpacing: '-0.015em',
});
export const milestoneBody = style({
  ...stack('xs'),
  '@media': { [`${from.tablet} and ${below.desktop}`]: { paddingBlockStart: '0.65rem' } },
});

// Mission
export const missionStatement = style({
  maxInlineSize: '26em',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  color: tokens.color.sea,
  textWrap: 'balance',
});
export const objectivesHeading = style({
  marginBlockStart: tokens.space.block,
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
});
export const objectives = style({
  display: 'grid',
  counterReset: 'objective',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const objective = style({
  ...stack('xs'),
  alignContent: 'start',
  paddingBlock: tokens.space.l,
  counterIncrement: 'objective',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '::before': {
    content: 'counter(objective)',
    ...headingText('h2', 1),
    color: tokens.color.sea,
  },
  '@media': {
    [from.tablet]: {
      paddingInlineEnd: tokens.space.l,
      selectors: {
        '&:nth-child(even)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `1px solid ${tokens.color.rule}`,
        },
      },
    },
    [from.desktop]: {
      borderBlockEnd: 0,
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `1px solid ${tokens.color.rule}`,
        },
      },
    },
  },
});
export const objectiveTitle = style({ marginBlockStart: tokens.space.xs });
export const objectiveText = style({ color: tokens.color.basaltSoft });

// Values
export const valuesDrawing = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginBlockStart: tokens.space.l,
});

export const values = style({ borderBlockStart: `2px solid ${tokens.color.gold}` });
export const value = style({
  ...stack('xxs'),
  paddingBlock: tokens.space.l,
  borderBlockEnd: `1px solid ${tokens.color.sea}`,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'baseline',
    },
  },
});
export const valueTitle = style({
  ...headingText('h3', 1.2),
  color: tokens.color.gold,
});
export const valueText = style({ maxInlineSize: tokens.size.measure });

// Vision

/** The section with the vision. Its background has the colour of the drawing's sky. */
export const vision = style({ background: tokens.color.goldTint });
export const visionBody = style({
  ...stack('m'),
  paddingBlockStart: tokens.space.band,
  paddingBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '3fr 9fr', alignItems: 'baseline' } },
});
export const visionHeading = style({ fontSize: tokens.text.h3 });
export const visionStatement = style({
  maxInlineSize: '24em',
  ...headingText('h2', 1.15),
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

// Governance
export const governingBodies = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const governingBody = style({
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: { ...stack('l'), paddingBlock: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: tokens.space.block, alignItems: 'start' },
  },
});
export const governingBodyText = style(stack('xs'));
export const governingBodyRole = style({ maxInlineSize: '28rem', color: tokens.color.basaltSoft });
export const members = style(stackThenColumns('m', from.tablet, 'repeat(3, minmax(0, 1fr))', 'l'));
const monogramSize = '4.5rem';
/** Windows with the monogram above the name. On phones without enlarged text it is beside the name. */
const monogramAbove = `${from.tablet}, ${enlargedOnPhone}`;
/** Shows the member's name above the member's title, although the title is first in the HTML. */
export const member = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'center',
  minBlockSize: monogramSize,
  paddingInlineStart: `calc(${monogramSize} + ${tokens.space.m})`,
  '@media': { [monogramAbove]: { justifyContent: 'flex-end', padding: 0 } },
});
export const monogram = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  inlineSize: monogramSize,
  '@media': {
    [monogramAbove]: { position: 'static', marginBlockEnd: tokens.space.s },
    [from.tablet]: { inlineSize: '6rem' },
    print: { display: 'none' },
  },
});
export const memberTitle = style(hintText);
export const memberName = style(headingText('h4', 1.25));

// Next pages
export const nextPages = style(stackThenColumns('xl', from.tablet, '1fr 1fr'));
export const nextPage = style({
  ...stack('s'),
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
