import { style } from '@vanilla-extract/css';
import { noScriptStyles } from '../theme/mixins.ts';

export const printButton = style(noScriptStyles({ display: 'none' }));
