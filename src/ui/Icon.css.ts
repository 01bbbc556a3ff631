import { globalStyle, style } from '@vanilla-extract/css';

const side = '1.15em';
export const icon = style({ inlineSize: side, blockSize: side, flexShrink: 0 });
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** For an icon inside a line of text. */
export const inLine = { display: 'inline-block', verticalAlign: '-0.2em' } as const;

/** Reserves room for an icon after the text. The icon takes no room itself, so that it never wraps alone. */
export const followed = style({ paddingInlineEnd: `calc(${side} + 0.5em)` });
globalStyle(`${followed} + ${icon}`, { ...inLine, marginInlineStart: `-${side}` });
