import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '1.15em', blockSize: '1.15em', flexShrink: 0 });
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
