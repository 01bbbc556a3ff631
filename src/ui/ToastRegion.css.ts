import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, enlargedOnPhone, lowWindow } from '../theme/breakpoints.ts';
import { textStyles } from '../theme/mixins.ts';
import { toastRoom, tokens } from '../theme/tokens.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: tokens.layer.toast,
  insetBlockEnd: tokens.space.m,
  insetInlineEnd: tokens.space.m,
  inlineSize: `min(26rem, calc(100vw - 2 * ${tokens.space.m}))`,
  '@media': {
    [enlargedOnPhone]: { insetInline: '1vw', inlineSize: 'auto' },
    print: { display: 'none' },
  },
});
globalStyle(':root:has([data-toast])', {
  '@media': {
    screen: { vars: { [toastRoom]: '11rem' } },
    [`screen and ${lowWindow}`]: { vars: { [toastRoom]: 'calc(40vh + 2rem)' } },
  },
});
// In a low window a toast would cover the error summary of a dialog, which also shows these words (`SendingFailed`).
globalStyle(':root:has([role="dialog"]) [data-toast="error"]', {
  '@media': { [lowWindow]: { display: 'none' } },
});
const base = style([
  region,
  {
    display: 'flex',
    alignItems: 'start',
    gap: tokens.space.m,
    padding: tokens.space.m,
    border: `${tokens.rule.strong} solid`,
    borderRadius: tokens.radius.small,
    borderInlineStartWidth: 8,
    background: tokens.color.salt,
    '@media': {
      [below.tablet]: textStyles.small,
      [enlargedOnPhone]: { flexWrap: 'wrap' },
      // Leaves room for the focused element.
      [lowWindow]: { maxBlockSize: '40vh', overflowY: 'auto' },
    },
  },
]);
export const toast = styleVariants({
  success: [base, { borderColor: tokens.color.green }],
  error: [base, { borderColor: tokens.color.error }],
});
export const message = style({ flex: 1, '@media': { [enlargedOnPhone]: { order: 1, flexBasis: '60vw' } } });
export const title = style({ display: 'block', fontWeight: 700 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  margin: `calc(-1 * ${tokens.space.xs})`,
  marginInlineStart: 'auto',
});
