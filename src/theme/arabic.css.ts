import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

// Languages that are written in the Arabic script.
const page = 'html:is([lang="ar"], [lang|="ar"], [lang="fa"], [lang="ur"])';

globalStyle(page, {
  vars: {
    [tokens.font.heading]: "'Bricolage Grotesque', 'Readex Pro', system-ui, sans-serif",
    [tokens.font.body]: "'Atkinson Hyperlegible Next', 'Readex Pro', system-ui, sans-serif",
  },
});
// Space between letters would tear joined ones apart.
globalStyle(`${page} *`, { letterSpacing: 'normal !important' });
// Dots and marks stand above and below the letters.
globalStyle(`${page} :is(h1, h2, h3, h4)`, { lineHeight: 1.35 });
globalStyle(`${page} body`, { lineHeight: 1.75 });
// A cell that is French for want of a translation runs the other way, and with it what parts it from its neighbour.
globalStyle(`${page} :is(td, th)[data-gap]`, { paddingInline: tokens.space.xs });
