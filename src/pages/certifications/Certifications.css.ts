import { globalStyle, style } from '@vanilla-extract/css';
import { diamondSign, pageColors, secondaryText, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { disclosure } from '../../ui/Fold.css.ts';

export const page = style({ vars: pageColors('greenTint', 'green', 'seaDeep', 'sea') });

export const certificate = style({
  background: tokens.color.salt,
  border: `${tokens.rule.strong} solid ${tokens.color.sea}`,
});
export const certificateBody = style({ padding: tokens.space.panel });

export const trackLink = style({ color: 'inherit' });

const periodDiamond = {
  ...diamondSign('1rem', tokens.color.sea),
  position: 'absolute',
  insetBlockStart: 0,
} as const;
/** A line between two diamonds, which stand for the first and the last day. */
export const period = style({
  position: 'relative',
  // With increased letter spacing the two dates do not fit on one line.
  ...wrappingRow('m', 'm'),
  justifyContent: 'space-between',
  marginInline: tokens.space.xxs,
  paddingBlockStart: tokens.space.l,
  backgroundImage: `linear-gradient(${tokens.color.sea}, ${tokens.color.sea})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 4px',
  backgroundPosition: '0 calc(0.5rem - 2px)',
  ...secondaryText,
  '::before': { ...periodDiamond, insetInlineStart: '-0.25rem' },
  '::after': { ...periodDiamond, insetInlineEnd: '-0.25rem' },
});
globalStyle(`${period} > :last-child`, { marginInlineStart: 'auto', textAlign: 'end' });

export const accordion = style({});
// Print closed parts too.
globalStyle(`${accordion}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const accordionSummary = style([disclosure, { justifyContent: 'space-between' }]);
export const accordionPanel = style({ paddingBlock: tokens.space.m });
