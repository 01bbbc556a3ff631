import { style } from '@vanilla-extract/css';
import { below, noRoomForBottomBar } from '../theme/breakpoints.ts';
import { headingText, wrappingRow } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

/** The bar at the bottom of small screens. It replaces the header's link to the admission request. */
export const bar = style({
  display: 'none',
  '@media': {
    [below.desktop]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: tokens.layer.bar,
      // Wraps in languages whose text is too long for one row.
      ...wrappingRow('m', 'xs'),
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: tokens.space.xxs,
      paddingInline: tokens.space.gutter,
      background: tokens.color.salt,
      borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
    },
    [noRoomForBottomBar]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const note = style({
  flex: '1 1 7rem',
  ...headingText('small'),
});
