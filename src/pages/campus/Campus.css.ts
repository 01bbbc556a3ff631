import { globalStyle, style } from '@vanilla-extract/css';
import * as hero from '../../sections/PageHero.css.ts';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import {
  headingText,
  oneColumn,
  pageColors,
  printStyles,
  stack,
  stackThenColumns,
} from '../../theme/mixins.ts';
import { deepRule, tint, tokens } from '../../theme/tokens.css.ts';
import { container, header, section } from '../../ui/Section.css.ts';

/** The colours of the salt flats in the evening. */
export const page = style({
  vars: pageColors(tokens.color.goldTint, tokens.color.coralDeep, tokens.color.rust, tokens.color.coral),
});

// Learning spaces
export const learningSpaces = style(stack('block'));
export const spaceBody = style({ ...stack('m'), alignContent: 'start' });
export const spaceFigure = style({
  maxInlineSize: 'none',
  color: tokens.color.sea,
  ...headingText('h2'),
  letterSpacing: tokens.tracking.heading,
  textWrap: 'balance',
});
export const library = style({
  ...stack('l'),
  '@media': {
    [from.desktop]: { gridTemplateColumns: '7fr 5fr', gap: tokens.space.block, alignItems: 'end' },
  },
});
export const rooms = style(stackThenColumns('block', from.desktop, '7fr 5fr'));
/** Aligns the lower edges of the two drawings. */
export const room = style({
  ...stack('l'),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignItems: 'end',
});
export const roomBody = style([spaceBody, { alignSelf: 'start' }]);
export const practice = style({
  ...stack('m'),
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '3fr 9fr', gap: tokens.space.block } },
});

// Drawings of the rooms
export const seatPlans = style({
  ...stack('m'),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const seatPlan = style({ inlineSize: '100%', aspectRatio: '560 / 300' });
export const classroomDoors = style({ inlineSize: '100%', maxInlineSize: '30rem', aspectRatio: '540 / 280' });

export const spaceList = style({ display: 'grid' });
export const spaceColumns = style({
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.l } },
});
export const space = style({
  ...stack('xxs'),
  alignContent: 'start',
  paddingBlock: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  breakInside: 'avoid',
});

// Living and sport
export const livingBand = style({ background: tokens.color.sand, paddingBlock: tokens.space.band });
export const livingHalves = style({
  ...stack('band'),
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr', gap: tokens.space.block } },
});
export const livingHalf = style({ ...stack('l'), alignContent: 'start' });

// Student life
export const lifeFigure = style({
  color: tokens.color.gold,
  fontFamily: tokens.font.heading,
  // Smaller than the figures of other pages, because the column is narrow.
  fontSize: tokens.text.h1,
  fontWeight: 700,
  lineHeight: tokens.leading.flat,
  letterSpacing: tokens.tracking.heading,
});
export const lifeText = style({ color: tint });
export const associationsHeading = style({
  paddingBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.gold}`,
  color: tint,
  fontSize: tokens.text.h4,
});
export const associations = style({ display: 'grid' });
export const association = style({
  display: 'grid',
  paddingBlock: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${deepRule}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'baseline',
    },
  },
});
export const associationName = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  lineHeight: tokens.leading.title,
});

// Gallery
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${tokens.space.l} ${tokens.space.m}`,
  '@media': {
    [enlargedOnPhone]: oneColumn,
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.space.l },
  },
});
export const widePicture = style({
  gridColumn: 'span 2',
  '@media': { [enlargedOnPhone]: { gridColumn: 'auto' } },
});

/**
 * Printed on A4, the campus page is the school's brochure: without header, footer, pictures and buttons, with a letterhead
 * and the list of programmes.
 */
export const brochure = style({});
export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });

const line = `0.75pt solid ${tokens.color.basaltSoft}`;
const heavyLine = `1.5pt solid ${tokens.color.basalt}`;

export const brochurePrograms = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: '3mm', paddingBlockEnd: '7mm' } },
});
export const brochureFamilies = style({ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '8mm' });
export const brochureProgramList = style({ marginBlockStart: '2mm', borderBlockStart: heavyLine });
globalStyle(`${brochureProgramList} > li`, {
  paddingBlock: '1.2mm',
  borderBlockEnd: line,
  lineHeight: tokens.leading.title,
});
export const programWithHours = style({ display: 'flex', justifyContent: 'space-between', gap: '3mm' });

const onPaper = printStyles(brochure);

onPaper(container, { padding: 0, maxInlineSize: 'none' });
onPaper(`${section}, ${livingBand}`, { paddingBlock: '0 7mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper(header, { marginBlockEnd: '3mm', position: 'static' });
onPaper('p, li, dd, td, th', { fontSize: '9pt', lineHeight: tokens.leading.short });
onPaper('p, dd', { maxInlineSize: 'none', maxWidth: 'none' });
onPaper('h1', { fontSize: '30pt', color: `${tokens.color.seaDeep} !important` });
onPaper('h2', { fontSize: '16pt', color: `${tokens.color.sea} !important` });
onPaper(`h3, dt, ${associationName}`, { fontSize: '10.5pt' });
onPaper(hero.columns, { gridTemplateColumns: '1fr', paddingBlock: '8mm' });
onPaper(`${spaceFigure}, ${lifeFigure}`, { fontSize: '16pt', lineHeight: tokens.leading.title });

onPaper(learningSpaces, { gridTemplateColumns: '1fr 1fr 1fr', gap: '6mm 8mm' });
onPaper(`${library}, ${room}`, { display: 'block' });
onPaper(rooms, {
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  gridColumn: 'span 2',
});
onPaper(`${seatPlans}, ${classroomDoors}`, { display: 'none' });
onPaper(`${spaceBody}, ${roomBody}`, { gap: '1mm' });
onPaper(practice, {
  gridColumn: '1 / -1',
  gridTemplateColumns: '1fr',
  gap: 0,
  paddingBlockStart: '3mm',
});
onPaper(spaceColumns, { gridTemplateColumns: '1fr 1fr', columnGap: '8mm' });
onPaper(space, { paddingBlock: '1.5mm', gap: 0 });

onPaper(livingHalves, { gridTemplateColumns: '1fr 1fr', gap: '8mm' });
onPaper(livingHalf, { gap: '2mm' });

onPaper(associations, { gridTemplateColumns: '1fr 1fr', columnGap: '8mm' });
onPaper('caption', { fontSize: '8pt', paddingBlock: '1mm' });
onPaper(association, { display: 'block', paddingBlock: '1.5mm' });
