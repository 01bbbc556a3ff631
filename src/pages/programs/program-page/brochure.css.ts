import { style } from '@vanilla-extract/css';
import { printStyles } from '../../../theme/mixins.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { container, header, headerAbove, section } from '../../../ui/Section.css.ts';
import { list as badges } from '../../../ui/Badge.css.ts';
import * as hero from '../../../sections/PageHero.css.ts';
import { bar } from './ApplyBar.css.ts';
import * as careers from './Careers.css.ts';
import * as entry from './Entry.css.ts';
import * as facts from './KeyFacts.css.ts';
import * as contact from './ProgramContact.css.ts';
import * as plan from './StudyPlan.css.ts';
import * as presentation from './Presentation.css.ts';

/**
 * A programme's page on paper: two sides of A4 from the same words as the screen. The site's frame, buttons and
 * drawings go; the plan of study becomes a ruled table.
 */
export const brochure = style({});

const onPaper = printStyles(brochure);
const line = `0.75pt solid ${tokens.color.basaltSoft}`;
const heavyLine = `1.5pt solid ${tokens.color.basalt}`;

onPaper(container, { padding: 0, maxInlineSize: 'none' });
onPaper(section, { paddingBlock: '0 6mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper(`${header}, ${headerAbove}`, { marginBlockEnd: '3mm' });
onPaper('p, li, dd', { fontSize: '9pt', lineHeight: 1.35 });
onPaper('p', { maxWidth: 'none' });
onPaper('h2', { fontSize: '15pt', color: `${tokens.color.sea} !important` });
onPaper('h3', { fontSize: '10.5pt' });

onPaper(hero.columns, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: '8mm',
  paddingBlock: '5mm',
});
onPaper(hero.words, { gap: '3mm' });
onPaper('h1', { fontSize: '25pt', color: `${tokens.color.seaDeep} !important` });
onPaper(`${hero.subtitle.light}, ${hero.subtitle.deep}`, { fontSize: '11.5pt' });
onPaper(`${badges} span`, { fontSize: '8pt', borderWidth: '0.75pt' });

onPaper(facts.box, { display: 'block', padding: 0 });
onPaper(`${facts.box} > a, ${facts.band} a, ${facts.sign}`, { display: 'none' });
onPaper(facts.stack, {
  display: 'grid',
  gap: '2.5mm',
  paddingInlineStart: '4mm',
  borderInlineStart: heavyLine,
});
onPaper(facts.columns, {
  display: 'grid',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: '5mm',
  paddingBlock: '2.5mm',
  borderBlock: heavyLine,
});
onPaper(facts.column, { padding: 0, border: '0 !important' });
onPaper(facts.band, { paddingBlockEnd: '6mm' });
onPaper(`${facts.value}, ${facts.largeValue}`, { fontSize: '10.5pt' });
onPaper(facts.term, { fontSize: '8pt', fontFamily: tokens.font.body, fontWeight: 400 });

onPaper(`${presentation.illustrated}, ${presentation.stated}`, { display: 'block' });
onPaper(presentation.scene, { display: 'none' });
onPaper(`${presentation.words}, ${presentation.stated}`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2mm 8mm',
});
onPaper(`${presentation.words} > h2, ${presentation.stated} > h2`, {
  gridColumn: '1 / -1',
  maxInlineSize: 'none',
  fontSize: '15pt',
});
onPaper(presentation.list, { borderBlockStart: line });
onPaper(presentation.objectives, { gap: '1.5mm' });
onPaper(presentation.objective, { paddingBlock: '0.7mm', gridTemplateColumns: '3mm 1fr', gap: '2mm' });
onPaper(presentation.sign, { inlineSize: '2mm', blockSize: '2mm', marginBlockStart: '1.2mm' });

// The years side by side in both families: columns of a table, kept on one side of the sheet.
onPaper(`${plan.columns}, ${plan.rows}`, {
  display: 'grid',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 0,
  border: line,
  borderBlockStart: heavyLine,
  breakInside: 'avoid',
});
onPaper(`${plan.column}, ${plan.row}`, {
  display: 'block',
  padding: '0 !important',
  border: 0,
  breakInside: 'avoid',
});
onPaper(`${plan.column} + ${plan.column}, ${plan.row} + ${plan.row}`, { borderInlineStart: line });
onPaper(plan.year, { display: 'block', padding: '2mm 2.5mm', borderBlockEnd: heavyLine });
onPaper(plan.mark, { display: 'none' });
onPaper(plan.ordinal, { fontSize: '8pt' });
onPaper(plan.courses, { columns: 'auto' });
onPaper(plan.course, { padding: '0.9mm 2.5mm', borderBlockEnd: line });
onPaper(`${plan.course}:last-child`, { borderBlockEnd: 0 });
onPaper(plan.internship, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '5mm',
  marginBlockStart: '3mm',
  breakBefore: 'avoid',
});
// The heading is the last row's: keeping it with what follows would take the whole row to the next side.
onPaper(`${plan.internship} > h3`, { breakAfter: 'auto' });

onPaper(`${entry.parts}, ${entry.stacked}`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  breakInside: 'avoid',
});
onPaper(entry.part, { gap: '2mm' });
onPaper(entry.prerequisites, { gap: '1.5mm' });
onPaper(entry.largePrerequisites, { gridTemplateColumns: '1fr', gap: '1.5mm' });
onPaper(entry.prerequisite, { paddingInlineStart: '2.5mm', borderInlineStart: heavyLine });
onPaper(entry.steps, { gridAutoFlow: 'row', gridTemplateColumns: 'none' });
onPaper(entry.step, {
  gridTemplateColumns: '5mm 1fr',
  alignItems: 'baseline',
  gap: '2mm',
  paddingBlock: '1.2mm !important',
  borderBlockStart: `${line} !important`,
});
onPaper(entry.number, { display: 'block', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' });

onPaper(`${careers.rows}, ${careers.columns}`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 8mm',
  border: 0,
});
onPaper(`${careers.row}, ${careers.column}`, {
  display: 'block',
  paddingBlock: '2mm',
  borderBlockStart: line,
  breakInside: 'avoid',
});
// The page ends with the way to ask, without its buttons.
onPaper(contact.help, { display: 'none' });
onPaper(contact.ways, { display: 'grid', gridTemplateColumns: 'auto auto auto', gap: '8mm', margin: 0 });
onPaper(contact.address, { gridColumn: 'auto' });
onPaper(contact.term, { fontSize: '8pt' });
onPaper(contact.value, { fontSize: '10.5pt' });
onPaper(contact.way, { padding: 0 });
onPaper(bar, { display: 'none' });
