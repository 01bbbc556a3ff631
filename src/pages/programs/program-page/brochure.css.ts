import { printStyles } from '../../../theme/mixins.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { container, header, headerAbove, section } from '../../../ui/Section.css.ts';
import { list as badges } from '../../../ui/Badge.css.ts';
import * as hero from '../../../sections/PageHero.css.ts';
import * as page from './ProgramPage.css.ts';

/**
 * A programme's page in print: two sides of A4 with the texts of the screen. Header, footer, buttons and drawings are
 * hidden; the plan of study becomes a table.
 */
const onPaper = printStyles(page.programPage);
const line = `0.75pt solid ${tokens.color.basaltSoft}`;
const heavyLine = `1.5pt solid ${tokens.color.basalt}`;

onPaper(container, { padding: 0, maxInlineSize: 'none' });
onPaper(section, { paddingBlock: '0 6mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper(`${header}, ${headerAbove}`, { marginBlockEnd: '3mm' });
onPaper('p, li, dd', { fontSize: '9pt', lineHeight: tokens.leading.short });
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
onPaper(hero.heroText, { gap: '3mm' });
onPaper('h1', { fontSize: '25pt', color: `${tokens.color.seaDeep} !important` });
onPaper(hero.subtitle, { fontSize: '11.5pt' });
onPaper(`${badges} span`, { fontSize: '8pt', borderWidth: '0.75pt' });

onPaper(page.factBox, { gap: '2.5mm', padding: 0, maxInlineSize: '62mm' });
onPaper([page.applyLink, page.fieldMark, page.scene, page.yearMark, page.applyBar].join(', '), {
  display: 'none',
});
onPaper(page.fact, { display: 'block' });
onPaper(page.factStack, {
  gap: '2.5mm',
  paddingInlineStart: '4mm',
  borderInlineStart: heavyLine,
});
onPaper(page.factColumns, {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: '5mm',
  paddingBlock: '2.5mm',
  borderBlock: heavyLine,
});
onPaper(page.factColumn, { padding: 0, border: '0 !important' });
onPaper(page.factBand, { paddingBlockEnd: '6mm' });
onPaper(page.bandNote, { paddingBlock: '2.5mm 0' });
onPaper(`${page.factValue}, ${page.contactValue}`, { fontSize: '10.5pt' });
onPaper(page.factTerm, { fontSize: '8pt', fontFamily: tokens.font.body, fontWeight: 400 });

onPaper(`${page.licencePresentation}, ${page.masterPresentation}`, { display: 'block' });
onPaper(`${page.presentationBody}, ${page.masterPresentation}`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2mm 8mm',
});
onPaper(`${page.presentationBody} > h2, ${page.masterPresentation} > h2`, {
  gridColumn: '1 / -1',
  maxInlineSize: 'none',
});
onPaper(page.objectiveList, { borderBlockStart: line });
onPaper(`${page.objectives}, ${page.prerequisites}`, { gap: '1.5mm' });
onPaper(page.objective, { paddingBlock: '0.7mm', gridTemplateColumns: '3mm 1fr', gap: '2mm' });
onPaper(`${page.objective}::before`, {
  inlineSize: '1.5mm',
  blockSize: '1.5mm',
  borderWidth: '0.75mm',
  marginBlockStart: '1.4mm',
});

// In print, the years are columns of a table for licences and masters alike, and the table stays on one page.
onPaper(`${page.yearColumns}, ${page.yearRows}`, {
  display: 'grid',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 0,
  border: line,
  borderBlockStart: heavyLine,
  breakInside: 'avoid',
});
onPaper(`${page.yearColumn}, ${page.yearRow}`, {
  display: 'block',
  padding: '0 !important',
  border: 0,
  breakInside: 'avoid',
});
onPaper(`${page.yearColumn} + ${page.yearColumn}, ${page.yearRow} + ${page.yearRow}`, {
  borderInlineStart: line,
});
onPaper(page.year, { display: 'block', padding: '2mm 2.5mm', borderBlockEnd: heavyLine });
onPaper(page.courses, { columns: 'auto' });
onPaper(page.course, { padding: '0.9mm 2.5mm', borderBlockEnd: line });
onPaper(`${page.course}:last-child`, { borderBlockEnd: 0 });
onPaper(page.internship, {
  gridTemplateColumns: 'auto 1fr',
  gap: '5mm',
  marginBlockStart: '3mm',
  breakBefore: 'avoid',
});
// In the grid's last row, `break-after: avoid` on the heading would move the whole row to the next page.
onPaper(`${page.internship} > h3`, { breakAfter: 'auto' });

onPaper(`${page.entryColumns}, ${page.entryRows}`, {
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  breakInside: 'avoid',
});
onPaper(page.entryPart, { gap: '2mm' });
onPaper(page.largePrerequisites, { gridTemplateColumns: '1fr', gap: '1.5mm' });
onPaper(page.prerequisite, { paddingInlineStart: '2.5mm', borderInlineStart: heavyLine });
onPaper(page.steps, { gridAutoFlow: 'row', gridTemplateColumns: 'none' });
onPaper(page.step, {
  gridTemplateColumns: '5mm 1fr',
  alignItems: 'baseline',
  gap: '2mm',
  paddingBlock: '1.2mm !important',
  borderBlockStart: `${line} !important`,
});
onPaper(page.stepNumber, { display: 'block', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' });

onPaper(`${page.careerRows}, ${page.careerColumns}`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 8mm',
  border: 0,
});
onPaper(`${page.careerRow}, ${page.careerColumn}`, {
  display: 'block',
  paddingBlock: '2mm',
  borderBlockStart: line,
  breakInside: 'avoid',
});
onPaper(page.contactWays, { gridTemplateColumns: 'auto auto auto', gap: '8mm', margin: 0 });
onPaper(page.contactAddress, { gridColumn: 'auto' });
onPaper(`${page.ordinal}, ${page.contactTerm}`, { fontSize: '8pt' });
onPaper(page.contactLink, { padding: 0 });
