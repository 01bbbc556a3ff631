import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import {
  noScriptStyles,
  outlinedDiamond,
  secondaryText,
  stack,
  stackThenColumns,
  wrappingRow,
} from '../../theme/mixins.ts';
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

export const latestArticle = style({
  ...stack('xxs'),
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  maxInlineSize: 'none',
  color: tokens.color.basaltSoft,
  '@media': { [from.desktop]: { marginBlockEnd: tokens.space.xs } },
});

// Article list
export const columns = style({
  ...stack('block'),
  alignItems: 'start',
  paddingBlock: tokens.space.band,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: tokens.space.block },
  },
});
/** The live region. Its parts are inline, because Chromium would join the words of flex items. */
export const status = style({ color: tokens.color.basaltSoft });
export const articleCount = style({ display: 'inline-block', marginInlineEnd: tokens.space.m });
export const pageCount = style([{ display: 'inline-block' }, noScriptStyles({ display: 'none' })]);
export const item = style({
  paddingBlock: tokens.space.l,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}` },
  },
});

const delayedDisplay = keyframes({ from: { display: 'none' } });
/**
 * An article of a later list page in the prerendered HTML. It is hidden until React removes it, for at most 8 s. The
 * time is an animation delay, because reduced motion shortens durations but not delays. A browser that cannot animate
 * `display` shows the article at once.
 */
export const itemOfLaterPage = style([
  item,
  { '@media': { '(scripting: enabled)': { animation: `${delayedDisplay} 1ms 8s backwards` } } },
]);

/** Hides elements that need scripts when there are none. Unlike `scriptOnly`, it leaves them in print. */
export const needsScript = style(noScriptStyles({ display: 'none' }));

export const paging = style({
  ...wrappingRow('m', 'm'),
  justifyContent: 'space-between',
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
});

// Article
export const article = style({
  ...stackThenColumns('l', from.tablet, '2fr 3fr', 'l'),
  alignItems: 'start',
  scrollMarginBlockStart: '2rem',
});
// The first article of a list page has its picture above its text, in full width.
globalStyle(`${item}:first-child > ${article}`, {
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
});

export const articleTitle = style({});
globalStyle(`${item}:first-child ${articleTitle}`, {
  fontSize: tokens.text.h2,
  lineHeight: tokens.leading.heading,
});

export const details = style({ inlineSize: '100%' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.75rem',
  color: tokens.color.sea,
  fontWeight: 700,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
});
globalStyle(`${summary} > svg`, { transition: `transform ${tokens.motion.quick}` });
globalStyle(`${details}[open] > ${summary} > svg`, { transform: 'scaleY(-1)' });
export const whenClosed = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${details}:not([open]) &`]: { display: 'none' } } });
export const articleText = style({
  ...stack('m'),
  paddingBlock: tokens.space.m,
  paddingInlineStart: `min(${tokens.space.l}, 6.7vw)`,
  borderInlineStart: `${tokens.rule.heavy} solid ${tokens.color.sky}`,
});

// Filters
export const filtersLink = style([
  { justifySelf: 'start', paddingBlock: tokens.space.m, '@media': { [from.desktop]: { display: 'none' } } },
  noScriptStyles({ display: 'none' }),
]);
export const filters = style({
  ...stack('m'),
  justifyItems: 'start',
  '@media': {
    [from.desktop]: { justifyItems: 'stretch', gap: tokens.space.xs },
    [`${from.desktop} and (min-height: 54rem)`]: { position: 'sticky', insetBlockStart: '7rem' },
    print: { display: 'none' },
  },
});
export const filtersHeading = style({ fontSize: tokens.text.h3, marginBlockEnd: tokens.space.xs });

/** A wrapping row on narrow screens, a column beside the list on desktops. */
export const filterButtons = style({
  ...wrappingRow('xs', 'xs'),
  '@media': { [from.desktop]: { display: 'grid', gap: 0 } },
});
export const filterButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Wraps on phones with enlarged text.
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  minBlockSize: '2.875rem',
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.m,
  border: `${tokens.rule.thin} solid ${tokens.color.border}`,
  fontSize: tokens.text.small,
  textAlign: 'start',
  lineHeight: tokens.leading.title,
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:not(:disabled):hover': { background: tokens.color.sand },
    '&[aria-pressed="true"]': { background: tokens.color.sky, fontWeight: 700 },
    // The selected filter has a filled diamond, so that colour is not the only cue.
    '&::before': outlinedDiamond('0.7rem', '2px', tokens.color.sea),
    '&[aria-pressed="true"]::before': { borderWidth: '0.3em' },
  },
  '@media': {
    [from.desktop]: {
      inlineSize: '100%',
      flexWrap: 'nowrap',
      fontSize: tokens.text.body,
      gap: tokens.space.m,
      border: 0,
      borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
      borderRadius: 0,
    },
  },
});
export const filterLabel = style({ '@media': { [from.desktop]: { flexGrow: 1 } } });
globalStyle(`${filterLabel} > time`, { display: 'inline-block' });
globalStyle(`${filterLabel} > time::first-letter`, { textTransform: 'uppercase' });
export const filterCount = style({
  color: tokens.color.sea,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const filterOnlineCount = style({
  ...secondaryText,
  fontWeight: 400,
  '@media': { [from.desktop]: { whiteSpace: 'nowrap' } },
});
