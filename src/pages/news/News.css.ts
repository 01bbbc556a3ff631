import { globalStyle, style } from '@vanilla-extract/css';
import * as hero from '../../sections/PageHero.css.ts';
import { from } from '../../theme/breakpoints.ts';
import { diamondSign, noScriptStyles, secondaryText, stack, stackThenColumns } from '../../theme/mixins.ts';
import { ground, tokens } from '../../theme/tokens.css.ts';

/** The hero looks like a newspaper: white, with a large title above a double line. */
export const page = style({ vars: { [ground]: tokens.color.salt } });
globalStyle(`${page} h1`, {
  inlineSize: '100%',
  paddingBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.heavy} double ${tokens.color.basalt}`,
  fontSize: tokens.text.h1,
  lineHeight: tokens.leading.flat,
});

globalStyle(`${page} ${hero.columns}`, { gridTemplateColumns: 'minmax(0, 1fr)' });

// Article list
export const columns = style({
  ...stack('block'),
  alignItems: 'start',
  paddingBlock: tokens.space.band,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
  },
});
/** In the live region, whose parts are inline, because Chromium would join the words of flex items. */
export const articleCount = style({ marginInlineEnd: tokens.space.m });
export const pageCount = style([{ whiteSpace: 'nowrap' }, noScriptStyles({ display: 'none' })]);
export const article = style({
  ...stackThenColumns('l', from.tablet, '2fr 3fr'),
  alignItems: 'start',
  scrollMarginBlockStart: '2rem',
});
// The first article of a list page has its picture above its text, in full width.
globalStyle(`li:first-child > ${article}`, {
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
});

export const articleTitle = style({ overflowWrap: 'anywhere' });
globalStyle(`li:first-child > ${article} ${articleTitle}`, {
  fontSize: tokens.text.h2,
  lineHeight: tokens.leading.heading,
});

export const filtersLink = style([
  { justifySelf: 'start', paddingBlock: tokens.space.m, '@media': { [from.desktop]: { display: 'none' } } },
  noScriptStyles({ display: 'none' }),
]);
export const filters = style([
  {
    '@media': {
      [`${from.desktop} and (min-height: 54rem)`]: { position: 'sticky', insetBlockStart: '7rem' },
      print: { display: 'none' },
    },
  },
  noScriptStyles({ display: 'none' }),
]);
export const filterButton = style({
  display: 'flex',
  alignItems: 'center',
  // Wraps on phones with enlarged text.
  flexWrap: 'wrap',
  gap: tokens.space.m,
  inlineSize: '100%',
  minBlockSize: tokens.size.smallTarget,
  paddingInline: tokens.space.xs,
  textAlign: 'start',
  lineHeight: tokens.leading.title,
  selectors: {
    '&:hover': { background: tokens.color.sand },
    '&[aria-pressed="true"]': { background: tokens.color.sky, fontWeight: 700 },
    // The selected filter has a filled diamond, so that colour is not the only cue.
    '&::before': {
      ...diamondSign('0.7rem', tokens.color.sea),
      borderWidth: tokens.rule.strong,
      background: 'none',
    },
    '&[aria-pressed="true"]::before': { borderWidth: '0.3em' },
  },
});
export const filterLabel = style({ flexGrow: 1 });
globalStyle(`${filterLabel} > time`, { display: 'inline-block' });
globalStyle(`${filterLabel} > time::first-letter`, { textTransform: 'uppercase' });
export const filterCount = style({
  color: tokens.color.sea,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const filterOnlineCount = style({ ...secondaryText, fontWeight: 400, whiteSpace: 'nowrap' });
