/** Styles of the pages of one request: the applicant's dossier and the office. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { enlargedOnPhone, forcedColors, from, smallPhone } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import {
  filledShape,
  headingText,
  largeReference,
  oneColumn,
  pressedSign,
  stack,
  wrappingRow,
} from '../theme/mixins.ts';
import { accent, quiet, tokens } from '../theme/tokens.css.ts';

export const toggle = style({ selectors: pressedSign });
export const page = style({
  background: tokens.color.sand,
  minBlockSize: '70vh',
  // With the header and the footer of the office, a short page fills the window.
  '@media': { [from.tablet]: { minBlockSize: 'calc(100vh - 8.5rem)' } },
});
export const unopenedPage = style({
  ...stack('l'),
  justifyItems: 'start',
  paddingBlock: tokens.space.band,
});
export const card = style({
  ...stack('m'),
  inlineSize: '100%',
  maxInlineSize: '40rem',
  padding: tokens.space.panel,
  background: tokens.color.salt,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
});
globalStyle(`${card} > h2`, { fontSize: tokens.text.h3 });

export const band = style([
  onDark,
  {
    paddingBlockStart: tokens.space.l,
    paddingBlockEnd: tokens.space.block,
    background: tokens.color.seaDeep,
    color: tokens.color.salt,
  },
]);
export const bandColumns = style({
  ...stack('l'),
  alignItems: 'end',
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr', gap: tokens.space.block } },
});
export const heading = style({ fontSize: tokens.text.h3, color: tokens.color.gold });
export const reference = style({ ...largeReference, fontWeight: 700, color: tokens.color.salt });
export const name = style({ ...headingText('h2'), overflowWrap: 'anywhere' });
export const smallReference = style({
  ...headingText('h4'),
  letterSpacing: tokens.tracking.wide,
  color: tokens.color.gold,
  userSelect: 'all',
});
const markBase = style({
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  fill: 'none',
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { selectors: { '&&&': { stroke: 'CanvasText' } } } },
});
export const mark = styleVariants(
  {
    nothing: quiet,
    sending: accent,
    interrupted: tokens.color.error,
    refused: tokens.color.error,
    asked: tokens.color.error,
    received: accent,
  },
  (stroke) => [markBase, { stroke }],
);
globalStyle(`${onDark} :is(${mark.interrupted}, ${mark.refused}, ${mark.asked})`, {
  stroke: tokens.color.coralTint,
});
export const markOutline = style({});
export const markLowerHalf = style({ ...filledShape(), stroke: 'none' });
export const markSymbol = style({ strokeWidth: 4 });
globalStyle(`${mark.received} > ${markOutline}`, filledShape());
globalStyle(`${mark.received} > ${markSymbol}`, {
  stroke: tokens.color.salt,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
globalStyle(`${onDark} ${mark.received} > ${markSymbol}`, { stroke: tokens.color.seaDeep });

export const group = style({ selectors: { '& + &': { marginBlockStart: tokens.space.block } } });
globalStyle(`${group} > h3`, { marginBlockEnd: tokens.space.m });
export const paper = style({ borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.border}` });
export const paperColumns = {
  display: 'grid',
  columnGap: tokens.space.m,
  alignItems: 'center',
  minBlockSize: '4.25rem',
  paddingBlock: tokens.space.m,
} as const;
export const summary = style({
  ...paperColumns,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  '@media': {
    // “Ajouter” stands below the text, which has long words.
    [smallPhone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    // Mark and chevron stand above the text.
    [enlargedOnPhone]: { gridTemplateColumns: '1fr auto' },
  },
});
const actionColumns = { gridTemplateColumns: 'minmax(0, 1fr) auto' };
export const actionSummary = style([
  summary,
  { ...actionColumns, '@media': { [smallPhone]: actionColumns } },
]);
export const rowBody = style({ display: 'grid', ...oneColumn, lineHeight: tokens.leading.short });
globalStyle(`${summary} > ${rowBody}`, {
  '@media': { [enlargedOnPhone]: { gridArea: '2 / 1 / auto / -1' } },
});
export const paperName = style({
  fontWeight: 700,
  transition: `color ${tokens.motion.quick}`,
  selectors: { [`${summary}:hover &`]: { color: tokens.color.sea } },
});
const stateBase = style({ fontSize: tokens.text.small });
export const state = styleVariants({
  nothing: [stateBase, { color: tokens.color.basaltSoft }],
  sending: [stateBase, { color: tokens.color.sea, fontVariantNumeric: 'tabular-nums' }],
  interrupted: [stateBase, { color: tokens.color.error, fontWeight: 700 }],
  refused: [stateBase, { color: tokens.color.error, fontWeight: 700 }],
  asked: [stateBase, { color: tokens.color.error, fontWeight: 700 }],
  received: [stateBase, { color: tokens.color.green, fontWeight: 700 }],
});
export const chevron = style({
  gridColumn: '-2 / -1',
  color: tokens.color.sea,
  transition: `transform ${tokens.motion.calm}`,
  selectors: { [`${paper}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const panel = style({
  ...stack('m'),
  justifyItems: 'start',
  paddingBlockStart: tokens.space.xs,
  paddingBlockEnd: tokens.space.l,
  '@media': { [from.tablet]: { paddingInlineStart: tokens.space.block } },
});
export const actionPanel = style([panel, { '@media': { [from.tablet]: { paddingInlineStart: 0 } } }]);
export const files = style({ ...stack('m'), selectors: { '&:empty': { display: 'none' } } });
export const file = style({
  ...wrappingRow('xs', 'xs'),
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${file} > span`, { flexBasis: '14rem', flexGrow: 1 });
