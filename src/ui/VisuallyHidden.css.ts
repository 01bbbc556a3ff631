import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../theme/mixins.ts';

export const visuallyHidden = style(hiddenFromSight);
