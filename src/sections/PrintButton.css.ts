import { style } from '@vanilla-extract/css';
import { withoutScript } from '../theme/withoutScript.ts';

export const printButton = style(withoutScript({ display: 'none' }));
