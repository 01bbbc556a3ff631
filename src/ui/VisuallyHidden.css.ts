import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../theme/mixins.ts';

/** Hides an element on the screen but not from screen readers. */
export const visuallyHidden = style(hiddenFromSight);
