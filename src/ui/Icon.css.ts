import { globalStyle, style } from '@vanilla-extract/css';

const side = '1.15em';
export const icon = style({ inlineSize: side, blockSize: side, flexShrink: 0 });
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Of a sign in a line of words. */
export const inLine = { display: 'inline-block', verticalAlign: '-0.2em' } as const;

/** Room for the sign after the words, on the line of the last one: the sign itself takes none, and never wraps alone. */
export const followed = style({ paddingInlineEnd: `calc(${side} + 0.5em)` });
globalStyle(`${followed} + ${icon}`, { ...inLine, marginInlineStart: `-${side}` });
