import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const points = style({ display: 'grid', gap: tokens.space.s });
export const point = style({
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  columnGap: tokens.space.m,
  maxInlineSize: tokens.size.measure,
  '::before': {
    content: '',
    marginBlockStart: '0.55em',
    inlineSize: '0.6rem',
    blockSize: '0.6rem',
    background: tokens.color.gold,
    border: `2px solid ${tokens.color.sea}`,
    transform: 'rotate(45deg)',
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});
