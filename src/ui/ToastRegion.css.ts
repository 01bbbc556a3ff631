import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, lowWindow, uprightPhone } from '../theme/breakpoints.ts';
import { stack } from '../theme/mixins.ts';
import { toastAtTop, toastInset, tokens } from '../theme/tokens.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: 100,
  insetBlock: fallbackVar(toastInset, `auto ${tokens.space.m}`),
  insetInlineEnd: tokens.space.m,
  ...stack('s'),
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  '@media': {
    print: { display: 'none' },
    // Leaves room for the focused element in a low window.
    [lowWindow]: { maxBlockSize: '40vh', overflowY: 'auto' },
  },
});
const base = style({
  display: 'flex',
  alignItems: 'start',
  gap: tokens.space.s,
  padding: tokens.space.m,
  border: '2px solid',
  borderRadius: tokens.radius.small,
  borderInlineStartWidth: 8,
  background: tokens.color.salt,
  '@media': { [below.tablet]: { padding: tokens.space.s, fontSize: tokens.text.small, lineHeight: 1.4 } },
});
const failed = style({ borderColor: tokens.color.error });
// At the bottom an error toast would cover the focused submit button.
globalStyle(`${region}:has(.${failed})`, {
  '@media': { [uprightPhone]: { vars: { [toastInset]: toastAtTop } } },
});
export const toast = styleVariants({
  success: [base, { borderColor: tokens.color.green }],
  error: [base, failed],
});
export const words = style({ flex: 1, ...stack('xxs') });
export const title = style({ fontWeight: 700 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'transparent',
});
