import { createVar } from '@vanilla-extract/css';

/** How far from the top of the window toasts stand, where what they would cover at its bottom is to be read. */
export const toastsFromTop = createVar();
/** `auto` there. */
export const toastsFromBottom = createVar();
