/** Print styles of every page: a letterhead, headings sized for A4, without controls and drawings. */
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { columns } from '../sections/PageHero.css.ts';
import { tokens } from '../theme/tokens.css.ts';
import { row, scriptOnly } from '../ui/Button.css.ts';
import { emblem } from '../ui/Emblem.css.ts';
import { picture } from '../ui/Picture.css.ts';
import { container, header, section } from '../ui/Section.css.ts';
import { desktopColumns, textLink } from '../ui/layout.css.ts';

export const letterhead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '11mm 1fr auto auto',
      alignItems: 'center',
      columnGap: '4mm',
      paddingBlockEnd: '4mm',
      borderBlockEnd: `2pt solid ${tokens.color.seaDeep}`,
    },
  },
});
globalStyle(`${letterhead} ${emblem}`, { inlineSize: '11mm', blockSize: '11mm' });
export const schoolName = style({
  fontFamily: tokens.font.heading,
  fontSize: '12pt',
  lineHeight: tokens.leading.title,
});
export const contact = style({ fontSize: '8pt', lineHeight: tokens.leading.short, textAlign: 'end' });
/** The 33 modules of the QR code (its squares) are half a millimetre wide, enough for a phone's camera. */
export const qrCode = style({ inlineSize: '17mm', blockSize: '17mm' });

globalStyle('@page', { size: 'A4', margin: '14mm 15mm' } as GlobalStyleRule);

/** Adds print styles. Their specificity is above that of screen styles, in any order of stylesheets. */
function onPaper(selectors: readonly string[], rules: GlobalStyleRule): void {
  globalStyle(selectors.map((selector) => `:root ${selector}`).join(', '), { '@media': { print: rules } });
}

globalStyle(':root', {
  '@media': { print: { fontSize: '8.5pt', vars: { [tokens.leading.text]: tokens.leading.short } } },
});
onPaper([row, scriptOnly, textLink, picture, 'nav', 'main img', 'form button'], {
  display: 'none !important',
});
onPaper(['h1'], { fontSize: '26pt' });
onPaper(['main h2'], { fontSize: '15pt', color: `${tokens.color.sea} !important` });
onPaper(['main h3'], { fontSize: '11pt' });
onPaper(['h1', 'h2', 'h3', 'h4', 'caption', 'thead'], { breakAfter: 'avoid' });
onPaper(['main li', 'main tr', 'main dl > div'], { breakInside: 'avoid' });
// No grids: Chromium leaves a heading in or above a grid behind when the next block goes to another sheet.
onPaper([container, header, desktopColumns.narrowWide], { display: 'block' });
onPaper([container], { paddingInline: 0 });
onPaper([`:is(${container}, ${header}, ${desktopColumns.narrowWide}) > * + *`], { marginBlockStart: '3mm' });
onPaper([section], { paddingBlock: '0 6mm' });
onPaper([header], { position: 'static', marginBlockEnd: 0, breakAfter: 'avoid' });
onPaper([columns], { paddingBlock: '3mm', display: 'block' });
