import { style } from '@vanilla-extract/css';
import * as hero from '../../sections/PageHero.css.ts';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { oneColumn, pageColors, printStyles, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { container, header, section } from '../../ui/Section.css.ts';
import { rows } from '../../ui/rows.css.ts';

/** The colours of the salt flats in the evening. */
export const page = style({
  vars: pageColors(tokens.color.goldTint, tokens.color.coralDeep, tokens.color.rust, tokens.color.coral),
});

/** Aligns the lower edges of two drawings and the texts below them. */
export const room = style({
  ...stack('l'),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignItems: 'end',
});
export const roomText = style({ alignSelf: 'start' });
export const seatPlans = style({ ...stack('m'), gridTemplateColumns: '1fr 1fr' });
export const seatPlan = style({ inlineSize: '100%', aspectRatio: '560 / 300' });
export const classroomDoors = style({ inlineSize: '100%', maxInlineSize: '30rem', aspectRatio: '540 / 280' });

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

/** On paper, the page is the school's brochure, with a letterhead and the list of programmes. */
export const brochure = style({});
export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });
export const brochurePrograms = style({
  display: 'none',
  '@media': { print: { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '3mm 8mm' } },
});
export const wholeRow = style({ gridColumn: '1 / -1' });

const onPaper = printStyles(brochure);
onPaper(section, { paddingBlock: '0 7mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper(header, { marginBlockEnd: '3mm', position: 'static' });
onPaper('p, li, dd, td, th', { fontSize: '9pt', lineHeight: tokens.leading.short });
onPaper('p, dd', { maxInlineSize: 'none', maxWidth: 'none' });
onPaper('h1', { fontSize: '30pt', color: `${tokens.color.seaDeep} !important` });
onPaper('h2', { fontSize: '16pt', color: `${tokens.color.sea} !important` });
onPaper('h3, dt', { fontSize: '10.5pt' });
onPaper(hero.columns, { gridTemplateColumns: '1fr', paddingBlock: '8mm' });
onPaper('img', { display: 'none' });
onPaper(`${rows.m} > *, ${rows.xs} > *`, { paddingBlock: '1.2mm' });
