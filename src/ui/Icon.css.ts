import { globalStyle, style } from '@vanilla-extract/css';

const iconSize = '1.15em';
export const icon = style({ inlineSize: iconSize, blockSize: iconSize, flexShrink: 0 });
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const inlineIcon = { display: 'inline-block', verticalAlign: '-0.2em' } as const;

/** Reserves room after the text: the icon itself has no width in the line, so that it never wraps alone. */
export const followedByIcon = style({ paddingInlineEnd: `calc(${iconSize} + 0.5em)` });
globalStyle(`${followedByIcon} + ${icon}`, { ...inlineIcon, marginInlineStart: `-${iconSize}` });
