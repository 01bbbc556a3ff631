import { style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { headingText, outlinedDiamond, pageColors, secondaryText, stack } from '../../theme/mixins.ts';
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
export const recognitionsBand = style({ background: tint, paddingBlock: tokens.space.l });
export const recognitionTerm = style(secondaryText);
export const recognitionValue = style(headingText('h4'));
export const foundingYear = style({
  color: tokens.color.sea,
  ...headingText('figure'),
});
export const recognitionLink = style({
  display: 'block',
  paddingBlock: tokens.space.xs,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
});

/** Two columns on desktops, or the column of the heading would be empty beside the last milestones. */
export const milestones = style({
  '@media': { [from.desktop]: { columns: 2, columnGap: tokens.space.l } },
});
/** A diamond on a vertical line, which runs from the first milestone to the last. */
export const milestone = style({
  position: 'relative',
  paddingInlineStart: tokens.size.indent,
  paddingBlockEnd: tokens.space.m,
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(0.5rem - 1px)',
      borderInlineStart: `${tokens.rule.strong} solid ${tokens.color.sea}`,
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
    [from.tablet]: { ...stack('xs'), paddingBlockEnd: tokens.space.l },
    [`${from.tablet} and ${below.desktop}`]: {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      paddingInlineStart: tokens.size.target,
    },
  },
});
export const milestoneYear = style({
  color: tokens.color.sea,
  ...headingText('h2'),
  paddingBlockStart: '0.15em',
  letterSpacing: tokens.tracking.heading,
});
export const milestoneBody = style({
  ...stack('xs'),
  '@media': { [`${from.tablet} and ${below.desktop}`]: { paddingBlockStart: tokens.space.xs } },
});

// Mission
export const missionStatement = style({
  maxInlineSize: '26em',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 500,
  lineHeight: tokens.leading.title,
  letterSpacing: tokens.tracking.heading,
  color: tokens.color.sea,
  textWrap: 'balance',
});
export const objectivesHeading = style({
  marginBlockStart: tokens.space.block,
  paddingBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
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
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '::before': {
    content: 'counter(objective)',
    ...headingText('h2'),
    color: tokens.color.sea,
  },
  '@media': {
    [from.tablet]: {
      paddingInlineEnd: tokens.space.l,
      selectors: {
        '&:nth-child(even)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
        },
      },
    },
    [from.desktop]: {
      borderBlockEnd: 0,
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
        },
      },
    },
  },
});

// Values
export const valuesDrawing = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginBlockStart: tokens.space.l,
});

export const value = style({
  ...stack('xxs'),
  paddingBlock: tokens.space.l,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.sea}`,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'baseline',
    },
  },
});

// Vision

/** The section with the vision. Its background has the colour of the drawing's sky. */
export const vision = style({ background: tokens.color.goldTint });
export const visionBody = style({
  ...stack('m'),
  paddingBlockStart: tokens.space.band,
  paddingBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '3fr 9fr', alignItems: 'baseline' } },
});
export const visionStatement = style({
  maxInlineSize: '24em',
  ...headingText('h2'),
  letterSpacing: tokens.tracking.heading,
  textWrap: 'balance',
});

export const governingBody = style({
  paddingBlock: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: { ...stack('l'), paddingBlock: tokens.space.l },
    [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: tokens.space.block, alignItems: 'start' },
  },
});
export const governingBodyRole = style({ maxInlineSize: '28rem', color: tokens.color.basaltSoft });
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
    [monogramAbove]: { position: 'static', marginBlockEnd: tokens.space.m },
    [from.tablet]: { inlineSize: '6rem' },
    print: { display: 'none' },
  },
});

export const nextPage = style({
  ...stack('m'),
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
});
