import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import {
  below,
  darkScheme,
  enlargedOnPhone,
  lowWindow,
  motionWelcome,
  noRoomForBottomBar,
  reducedMotion,
} from './breakpoints.ts';
import { toastRoom, tokens } from './tokens.css.ts';
import './focus.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  // Keeps scroll targets below the sticky header (WCAG 2.4.11).
  scrollPaddingBlockStart: '7rem',
  scrollPaddingBlockEnd: toastRoom,
  '@media': {
    // Keeps scroll targets above the bar with the link to apply, and the lines below the first of a text field.
    [below.desktop]: { scrollPaddingBlockEnd: fallbackVar(toastRoom, '9rem') },
    [noRoomForBottomBar]: { scrollPaddingBlockEnd: fallbackVar(toastRoom, '0') },
    // In a low window the header is not sticky.
    [lowWindow]: { scrollPaddingBlockStart: '1rem' },
  },
});
// Scroll smoothly only after a press on a link. While tabbing, the focused element would stay out of view for a moment.
globalStyle(`html:has(a[href*="#"]:focus:not(:focus-visible))`, {
  '@media': { [motionWelcome]: { scrollBehavior: 'smooth' } },
});
globalStyle('body', {
  margin: 0,
  minHeight: '100vh',
  // Room to scroll the end of the page out from under a toast.
  paddingBlockEnd: toastRoom,
  background: tokens.color.salt,
  color: tokens.color.basalt,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.text,
  overflowWrap: 'break-word',
});
// Names of people and files, which may be one long word.
globalStyle('bdi', { overflowWrap: 'anywhere' });
globalStyle('*', { '@media': { [enlargedOnPhone]: { minInlineSize: 0 } } });
// Smaller headings and margins, so that long words fit. They are not hyphenated: not every browser can do so in French.
globalStyle(':root', {
  '@media': {
    // Short lines need less line height.
    [below.tablet]: { vars: { [tokens.leading.text]: '1.5' } },
    [enlargedOnPhone]: {
      vars: {
        [tokens.space.gutter]: '3.5vw',
        [tokens.text.figure]: '14vw',
        [tokens.text.h1]: '12vw',
        [tokens.text.h2]: '11vw',
        [tokens.text.h3]: '10vw',
        [tokens.text.h4]: '9vw',
        [tokens.text.lead]: '9.4vw',
      },
    },
  },
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, table', {
  margin: 0,
  padding: 0,
});
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('ul, ol, summary', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('h1, h2, h3, h4', {
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: tokens.text.h1 });
globalStyle('h2', { fontSize: tokens.text.h2 });
globalStyle('h3', { fontSize: tokens.text.h3, lineHeight: tokens.leading.title });
globalStyle('h4', { fontSize: tokens.text.h4, lineHeight: tokens.leading.title });
globalStyle('p', { maxWidth: tokens.size.measure, textWrap: 'pretty' });
globalStyle('a', {
  color: tokens.color.sea,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
});
globalStyle('a:hover', { textDecorationThickness: '0.14em' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
// Pictures keep their colours in the dark scheme, but do not glare.
globalStyle('main img', { '@media': { [darkScheme]: { filter: 'brightness(0.8)' } } });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { border: 0, borderRadius: tokens.radius.small, background: 'transparent' });
globalStyle('button, summary', { cursor: 'pointer' });
// A control pressed before hydration. `src/preHydration.ts` replays the press afterwards.
globalStyle('[data-queued]', {
  cursor: 'progress',
  outline: `${tokens.rule.strong} dotted`,
  outlineOffset: '-0.5rem',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01ms: a transition on every element would delay each style change by a frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { background: 'transparent !important', color: '#000 !important', boxShadow: 'none !important' },
  },
});

const arabicScriptPage = 'html:is([lang="ar"], [lang|="ar"], [lang="fa"], [lang="ur"])';
globalStyle(arabicScriptPage, {
  vars: {
    [tokens.font.heading]: "'Bricolage Grotesque', 'Readex Pro', system-ui, sans-serif",
    [tokens.font.body]: "'Atkinson Hyperlegible Next', 'Readex Pro', system-ui, sans-serif",
    // Room for the diacritics above and below the letters.
    [tokens.leading.heading]: '1.35',
    [tokens.leading.title]: '1.4',
    [tokens.leading.text]: '1.75',
  },
});
// Letter spacing would break the joins between Arabic letters.
globalStyle(`${arabicScriptPage} *`, { letterSpacing: 'normal !important' });
