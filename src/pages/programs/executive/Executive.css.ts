import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { pageColors, stack } from '../../../theme/mixins.ts';
import { tokens } from '../../../theme/tokens.css.ts';

/** The colours of the evening, when the courses take place. */
export const page = style({ vars: pageColors('coralTint', 'coralDeep', 'night', 'basaltSoft') });

export const teamFold = style({ '@media': { [from.desktop]: { gridRow: 'span 2' } } });
export const teamRequest = style({
  ...stack('m'),
  alignContent: 'start',
  padding: tokens.space.l,
  background: tokens.color.salt,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
});
