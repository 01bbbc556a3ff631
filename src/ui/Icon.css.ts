import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '1.15em', blockSize: '1.15em', flexShrink: 0 });
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Room for the sign after the words, on the line of the last one: the sign itself takes none, and never wraps alone. */
export const followed = style({ paddingInlineEnd: '1.65em' });
globalStyle(`${followed} + ${icon}`, {
  display: 'inline-block',
  verticalAlign: '-0.2em',
  marginInlineStart: '-1.15em',
});
