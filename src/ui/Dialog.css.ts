import { fallbackVar, globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { forcedColors, from, lowWindow, motionWelcome } from '../theme/breakpoints.ts';
import { wrappingRow } from '../theme/mixins.ts';
import { toastRoom, tokens } from '../theme/tokens.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.dialog,
  display: 'grid',
  // Lets large text in `head` wrap instead of widening the dialog beyond the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: 'rgb(16 34 43 / 70%)',
  '@media': {
    // Not merely shortened for reduced motion: Chromium sometimes never paints the last frame of a very short
    // animation, and the dialog stays invisible.
    [motionWelcome]: { animation: `${fade} ${tokens.motion.quick}` },
    [from.tablet]: { placeItems: 'center', padding: tokens.space.l },
  },
});
export const modal = style({
  inlineSize: '100%',
  // The visual viewport: the part of the page that an on-screen keyboard does not cover.
  blockSize: 'var(--visual-viewport-height)',
  background: tokens.color.salt,
  '@media': {
    [from.tablet]: {
      inlineSize: 'min(48rem, 100%)',
      blockSize: 'auto',
      maxBlockSize: 'calc(var(--visual-viewport-height) - 3rem)',
      borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
    },
    [forcedColors]: { border: `${tokens.rule.strong} solid` },
  },
  display: 'flex',
});
const scrollPadding = { scrollPaddingBlock: `${tokens.space.l} ${fallbackVar(toastRoom, tokens.space.l)}` };
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  // The heading scrolls with the text, or it would take half of the window.
  '@media': { [lowWindow]: { display: 'block', overflowY: 'auto', ...scrollPadding } },
});
const paddingInline = `min(clamp(1.25rem, 4vw, ${tokens.space.block}), 5.6vw)`;
export const head = style({
  ...wrappingRow('m', 'm'),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: tokens.space.m,
  paddingInline,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
});
export const heading = style({
  flex: '1 1 0',
  // Below this width the close button wraps.
  minInlineSize: 'min(100%, 8em)',
  fontSize: tokens.text.h3,
});
export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space.m,
  color: tokens.color.sea,
  fontWeight: 700,
  selectors: { '&[data-hovered]': { background: tokens.color.sky } },
});
export const body = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...scrollPadding,
  paddingBlock: `${tokens.space.l} ${fallbackVar(toastRoom, tokens.space.l)}`,
  paddingInline,
  '@media': { [lowWindow]: { overflowY: 'visible' } },
});

// Prints only the letterhead and the open dialog with all of its text, without its controls.
const onPaper = (selector: string, rules: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { print: rules } });
onPaper(`html:has(${overlay})`, { overflow: 'visible !important', fontSize: '10pt' });
onPaper(`body:has(${overlay}) > :not(${overlay}, :has(${overlay}), [data-letterhead])`, {
  display: 'none !important',
});
onPaper(overlay, { position: 'static', display: 'block', padding: 0 });
onPaper(modal, { display: 'block', inlineSize: 'auto', blockSize: 'auto', maxBlockSize: 'none', border: 0 });
onPaper(dialog, { display: 'block' });
onPaper(`${head}, ${body}`, { paddingInline: 0 });
onPaper(body, { overflow: 'visible' });
onPaper(close, { display: 'none' });
