import { globalStyle, style } from '@vanilla-extract/css';
import { from, smallPhone } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { growingStack, largeReference, noScriptStyles, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({ background: tokens.color.sand });
export const columns = style({
  ...stack('m'),
  alignItems: 'start',
  paddingBlockStart: tokens.space.m,
  paddingBlockEnd: tokens.space.band,
  '@media': {
    [from.tablet]: { gap: tokens.space.block, paddingBlockStart: tokens.space.block },
    [from.desktop]: { gridTemplateColumns: '4fr 7fr' },
  },
});
export const sideColumn = style({
  ...stack('m'),
  '@media': {
    [from.tablet]: { gap: tokens.space.l },
    [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' },
  },
});
export const banner = style(growingStack('xs', 'l'));
globalStyle(`${banner} h2`, { fontSize: tokens.text.h4 });
export const card = style({
  ...growingStack('m', 'l'),
  padding: tokens.space.panel,
  background: tokens.color.salt,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Reserves the height of the longest programme name, so that the form does not move at hydration. */
export const programLine = style([
  noScriptStyles({ display: 'none' }),
  {
    minBlockSize: '2.8em',
    fontSize: tokens.text.small,
    fontWeight: 700,
    lineHeight: tokens.leading.short,
    color: tokens.color.sea,
    '@media': {
      [smallPhone]: { minBlockSize: '4.2em' },
    },
  },
]);
globalStyle(`${card} > h2`, { fontSize: tokens.text.h3 });
/** Reserves the height of the longest text, so that the fields do not move at hydration. */
export const intakeNote = style([
  noScriptStyles({ display: 'none' }),
  {
    minBlockSize: '5.6em',
    paddingInlineStart: tokens.space.m,
    borderInlineStart: `${tokens.rule.heavy} solid ${tokens.color.gold}`,
    fontSize: tokens.text.small,
    lineHeight: tokens.leading.short,
    '@media': {
      [from.tablet]: { minBlockSize: '2.8em' },
      [smallPhone]: { minBlockSize: '7em' },
      print: { display: 'none' },
    },
  },
]);

export const receipt = style({ minInlineSize: 0, background: tokens.color.salt });
// On desktops with room below the steps, the toast is there, beside the receipt. On other screens it is at the bottom, and
// heading, reference and steps are above it.
globalStyle(`:root:has(${receipt}) [data-toast]`, {
  '@media': {
    [`${from.desktop} and (min-height: 50rem)`]: { insetInline: `${tokens.space.m} auto` },
  },
});
export const receiptBand = style([
  onDark,
  {
    paddingInline: tokens.space.panel,
    paddingBlock: tokens.space.l,
    background: tokens.color.seaDeep,
    color: tokens.color.salt,
    '@media': { print: { padding: 0, background: 'transparent', color: tokens.color.basalt } },
  },
]);
export const receiptHeading = style({
  ...stack('xs'),
  marginBlockEnd: tokens.space.m,
  color: 'inherit',
  fontFamily: tokens.font.body,
  fontSize: tokens.text.lead,
  lineHeight: tokens.leading.short,
  overflowWrap: 'anywhere',
});
export const reference = style(largeReference);
export const receiptBody = style({
  ...stack('l'),
  padding: tokens.space.panel,
  '@media': { print: { paddingInline: 0 } },
});
export const handIn = style({ marginBlockStart: tokens.space.m, '@media': { print: { display: 'none' } } });
export const qrCode = style({ inlineSize: 'min(15rem, 100%)', marginBlock: tokens.space.m });
