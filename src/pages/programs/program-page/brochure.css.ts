import { printStyles } from '../../../theme/mixins.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { container, headerAbove, section } from '../../../ui/Section.css.ts';
import { rows } from '../../../ui/rows.css.ts';
import * as hero from '../../../sections/PageHero.css.ts';
import * as page from './ProgramPage.css.ts';

const onPaper = printStyles(page.programPage);

onPaper(section, { paddingBlock: '0 6mm' });
onPaper(`${section} > ${container}`, { display: 'block' });
onPaper('p, li, dd', { fontSize: '9pt', lineHeight: tokens.leading.short });
onPaper('h2', { fontSize: '15pt', color: `${tokens.color.sea} !important` });
onPaper(`h2, ${headerAbove}`, { marginBlockEnd: '3mm' });
onPaper('h3', { fontSize: '10.5pt' });
onPaper(hero.columns, { display: 'grid', gridTemplateColumns: '1fr 62mm', gap: '8mm', paddingBlock: '5mm' });
onPaper(page.facts, { padding: 0 });
onPaper([page.applyLink, page.applyBar].join(', '), { display: 'none' });
onPaper(page.fact, { display: 'block' });
onPaper(page.factList, { gap: '2.5mm' });
onPaper(page.years, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  columnGap: '8mm',
  breakInside: 'avoid',
});
onPaper(`${Object.values(rows).join(' > *, ')} > *`, { paddingBlock: '1mm' });
