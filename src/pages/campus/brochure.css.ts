import { globalStyle, style } from '@vanilla-extract/css';
import * as hero from '../../sections/PageHero.css.ts';
import { printStyles } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { container, header, section } from '../../ui/Section.css.ts';
import { arcade, plans } from './drawings.css.ts';
import * as learning from './LearningSpaces.css.ts';
import * as living from './LivingAndSport.css.ts';
import * as spaces from './SpaceList.css.ts';
import * as life from './StudentLife.css.ts';

/**
 * The campus page on paper: the school's brochure on A4, from the same words as the screen. The site's frame, the
 * pictures and the buttons go; a letterhead and the programmes come.
 */
export const brochure = style({});
export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });

const line = `0.75pt solid ${tokens.color.basaltSoft}`;
const heavyLine = `1.5pt solid ${tokens.color.basalt}`;

export const programs = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: '3mm', paddingBlockEnd: '7mm' } },
});
export const families = style({ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '8mm' });
export const names = style({ marginBlockStart: '2mm', borderBlockStart: heavyLine });
globalStyle(`${names} > li`, { paddingBlock: '1.2mm', borderBlockEnd: line, lineHeight: 1.3 });
export const withHours = style({ display: 'flex', justifyContent: 'space-between', gap: '3mm' });

const onPaper = printStyles(brochure);

onPaper(container, { padding: 0, maxInlineSize: 'none' });
onPaper(section, { paddingBlock: '0 7mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper(header, { marginBlockEnd: '3mm', position: 'static' });
onPaper('p, li, dd, td, th', { fontSize: '9pt', lineHeight: 1.4 });
onPaper('p, dd', { maxInlineSize: 'none', maxWidth: 'none' });
onPaper('h1', { fontSize: '30pt', color: `${tokens.color.seaDeep} !important` });
onPaper('h2', { fontSize: '16pt', color: `${tokens.color.sea} !important` });
onPaper('h3, dt', { fontSize: '10.5pt' });
onPaper(hero.columns, { gridTemplateColumns: '1fr', paddingBlock: '8mm' });
onPaper(learning.figure, { fontSize: '16pt', lineHeight: 1.2 });
onPaper(life.figure, { fontSize: '16pt', lineHeight: 1.2 });

onPaper(learning.spaces, { gridTemplateColumns: '1fr 1fr 1fr', gap: '6mm 8mm' });
onPaper(`${learning.library}, ${learning.room}`, { display: 'block' });
onPaper(learning.rooms, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  gridColumn: 'span 2',
});
onPaper(`${plans}, ${arcade}`, { display: 'none' });
onPaper(`${learning.words}, ${learning.roomWords}`, { gap: '1mm' });
onPaper(learning.practice, {
  gridColumn: '1 / -1',
  gridTemplateColumns: '1fr',
  gap: 0,
  paddingBlockStart: '3mm',
});
onPaper(spaces.columns, { gridTemplateColumns: '1fr 1fr', columnGap: '8mm' });
onPaper(spaces.space, { paddingBlock: '1.5mm', gap: 0 });

onPaper(living.band, { paddingBlock: '0 7mm' });
onPaper(living.halves, { gridTemplateColumns: '1fr 1fr', gap: '8mm' });
onPaper(living.half, { gap: '2mm' });

onPaper(life.associations, { gridTemplateColumns: '1fr 1fr', columnGap: '8mm' });
onPaper(life.name, { fontSize: '10.5pt' });
onPaper('caption', { fontSize: '8pt', paddingBlock: '1mm' });
onPaper(life.association, { display: 'block', paddingBlock: '1.5mm' });
