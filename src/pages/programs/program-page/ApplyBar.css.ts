import { style } from '@vanilla-extract/css';
import { below, noRoomForBar } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';

/** At the bottom of small screens as long as the programme is read; it takes the place of the header's own. */
export const bar = style({
  display: 'none',
  '@media': {
    [below.desktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 5,
      display: 'flex',
      alignItems: 'center',
      // One above the other where a language's words leave no room beside.
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${tokens.space.xs} ${tokens.space.m}`,
      paddingBlock: tokens.space.xs,
      paddingInline: tokens.space.gutter,
      background: tokens.color.salt,
      borderBlockStart: `1px solid ${tokens.color.rule}`,
    },
    [noRoomForBar]: { display: 'none' },
  },
});
export const deadline = style({
  flex: '1 1 7rem',
  fontFamily: tokens.font.heading,
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.2,
});
