import { style } from '@vanilla-extract/css';

export const printButton = style({ '@media': { '(scripting: none)': { display: 'none' } } });
