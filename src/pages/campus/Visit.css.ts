import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const hours = style({ display: 'grid', gap: tokens.space.m });
