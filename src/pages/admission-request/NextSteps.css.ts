import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const steps = style({ display: 'grid' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem 1fr',
  columnGap: tokens.space.m,
  paddingBlockEnd: tokens.space.l,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(1.375rem - 1px)',
      insetBlockStart: '2.75rem',
      insetBlockEnd: 0,
      borderInlineStart: `2px solid ${tokens.color.sky}`,
    },
  },
});
const diamond = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: tokens.color.sea,
  fill: 'none',
  fontWeight: 700,
});
globalStyle(`${diamond} > svg`, { position: 'absolute', inset: 0 });
globalStyle(`${diamond} > span`, { position: 'relative' });
export const number = styleVariants({
  // On paper the check is as dark as its ground.
  done: [diamond, { fill: tokens.color.sea, '@media': { print: { fill: 'none' } } }],
  current: [diamond, { fill: tokens.color.goldTint }],
  ahead: [diamond],
});
globalStyle(`${number.done} > span`, { color: tokens.color.salt });
export const words = style({ display: 'grid', alignContent: 'start', paddingBlockStart: '0.45rem' });
export const title = style({ fontWeight: 700 });
export const text = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });
