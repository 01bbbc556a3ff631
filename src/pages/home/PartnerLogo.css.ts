import { style } from '@vanilla-extract/css';

export const logo = style({ inlineSize: '2.5rem', blockSize: '2.5rem', flexShrink: 0 });
