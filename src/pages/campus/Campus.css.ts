import { style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { oneColumn, pageColors, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The colours of the salt flats in the evening. */
export const page = style({ vars: pageColors('goldTint', 'coralDeep', 'rust', 'coral') });

/** Aligns the lower edges of two drawings and the texts below them. */
export const room = style({
  ...stack('l'),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignItems: 'end',
});
export const roomText = style({ alignSelf: 'start' });
export const seatPlans = style({ ...stack('m'), gridTemplateColumns: '1fr 1fr' });
export const seatPlan = style({ inlineSize: '100%', aspectRatio: '560 / 300' });
export const classroomDoors = style({ inlineSize: '100%', aspectRatio: '540 / 280' });

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${tokens.space.l} ${tokens.space.m}`,
  '@media': {
    [enlargedOnPhone]: oneColumn,
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.space.l },
  },
});
export const widePicture = style({
  gridColumn: 'span 2',
  '@media': { [enlargedOnPhone]: { gridColumn: 'auto' } },
});

/** Further from the list before it than its own list is. */
export const secondColumn = style({ '@media': { [below.desktop]: { marginBlockStart: tokens.space.l } } });

export const wholeOnPaper = style({ breakInside: 'avoid' });
