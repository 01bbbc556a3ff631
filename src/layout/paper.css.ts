import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { columns } from '../sections/PageHero.css.ts';
import { printButton } from '../sections/PrintButton.css.ts';
import { row } from '../ui/Button.css.ts';
import { picture } from '../ui/Picture.css.ts';
import { container, headerAbove, section, split } from '../ui/Section.css.ts';
import { textLink } from '../ui/TextLink.css.ts';

/** Above the screen's own rules, below those of a brochure (`printStyles`), whichever file comes last. */
function onPaper(selectors: readonly string[], rules: GlobalStyleRule): void {
  globalStyle(selectors.map((selector) => `:root ${selector}`).join(', '), { '@media': { print: rules } });
}

// Any page on paper: no controls, no drawings, bands close together, headings at a size for A4.
globalStyle(':root', { '@media': { print: { fontSize: '9.5pt' } } });
onPaper([row, printButton, textLink, picture, 'nav'], { display: 'none !important' });
onPaper(['h1'], { fontSize: '26pt' });
onPaper(['main h2'], { fontSize: '17pt' });
onPaper(['main h3'], { fontSize: '12pt' });
onPaper(['h1', 'h2', 'h3', 'h4'], { breakAfter: 'avoid' });
onPaper(['main li', 'main tr', 'main dl > div'], { breakInside: 'avoid' });
onPaper([container], { paddingInline: 0 });
onPaper([section], { paddingBlock: '1.25rem' });
onPaper([headerAbove], { marginBlockEnd: '1rem' });
onPaper([columns], { paddingBlock: '1rem', display: 'block' });
onPaper(
  Object.values(split).map((variant) => variant),
  { display: 'grid', gridTemplateColumns: '1fr', gap: '1rem' },
);
