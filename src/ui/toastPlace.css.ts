import { createVar } from '@vanilla-extract/css';

/** How far toasts stand from the top and the bottom of the window, where what they would cover there is to be read. */
export const toastInset = createVar();
/** Below the header of a phone. */
export const toastAtTop = '5.5rem auto';
