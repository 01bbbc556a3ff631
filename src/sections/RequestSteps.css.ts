import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { stack, textStyles } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';
import * as layout from '../ui/layout.css.ts';

/** Small on phones, so that what follows starts on the first screen. */
export const steps = style({
  vars: { [layout.diagonal]: 'min(2rem, 15vw)' },
  ...stack('xs'),
  ...textStyles.small,
  '@media': {
    [from.tablet]: { vars: { [layout.diagonal]: '2.75rem' } },
    [`${from.tablet} and ${below.desktop}`]: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const step = styleVariants({
  done: {
    selectors: {
      '&&::before': { background: tokens.color.sea, color: tokens.color.salt },
      [`${onDark} &&::before`]: { background: tokens.color.sky, color: tokens.color.seaDeep },
    },
  },
  current: { selectors: { '&&::before': { background: tokens.color.gold, color: tokens.color.night } } },
  ahead: { selectors: { [`${onDark} &&::before`]: { background: tokens.color.sea } } },
});
/** Title and text share a line on phones. */
export const stepTitle = style({ '@media': { [from.tablet]: { display: 'block' } } });
