import { globalStyle, style } from '@vanilla-extract/css';

/** Keeps a portrait's square before its drawing is there. */
export const portraitFrame = style({ aspectRatio: '1' });
globalStyle(`${portraitFrame} > svg`, { inlineSize: '100%', blockSize: '100%' });
