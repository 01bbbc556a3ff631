import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../theme/mixins.ts';

/** For screen readers only. */
export const visuallyHidden = style(hiddenFromSight);
