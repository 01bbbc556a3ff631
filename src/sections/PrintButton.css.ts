import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../ui/Button.css.ts';
import { picture } from '../ui/Picture.css.ts';
import { container, headerAbove, section, split } from '../ui/Section.css.ts';
import { textLink } from '../ui/TextLink.css.ts';
import * as hero from './PageHero.css.ts';

export const printButton = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// On paper: no controls, no drawings, bands close together, headings at a size for A4.
const onPaper = (selector: string, rules: Record<string, string | number>) =>
  globalStyle(selector, { '@media': { print: rules } });

onPaper('html', { fontSize: '9.5pt' });
onPaper(`${row}, ${printButton}, ${textLink}, ${picture}, nav`, {
  display: 'none !important',
});
onPaper('h1', { fontSize: '26pt' });
onPaper('main h2', { fontSize: '17pt' });
onPaper('main h3', { fontSize: '12pt' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('main li, main tr, main dl > div', { breakInside: 'avoid' });
onPaper(container, { paddingInline: 0 });
onPaper(section, { paddingBlock: '1.25rem' });
onPaper(`${headerAbove}`, { marginBlockEnd: '1rem' });
onPaper(hero.columns, { paddingBlock: '1rem', display: 'block' });
onPaper(Object.values(split).join(', '), { display: 'grid', gridTemplateColumns: '1fr', gap: '1rem' });
