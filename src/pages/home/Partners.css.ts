import { style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { headingText, hiddenFromSight, oneColumn, secondaryText, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const sectors = style({
  borderBlock: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  marginBlockEnd: tokens.space.l,
});
export const sector = style({
  display: 'grid',
  // One column if enlarged text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  alignItems: 'center',
  paddingBlock: tokens.space.xs,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const sectorName = style({
  gridColumn: '1 / -1',
  ...secondaryText,
  '@media': {
    [from.tablet]: { gridColumn: 'auto', gridRow: 'span 2' },
    [from.desktop]: { gridRow: 'auto' },
  },
});
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  ...headingText('body'),
});

/** Visually hidden on phones, where each figure has its words beside it. */
export const benefitsHeading = style({ '@media': { [below.tablet]: hiddenFromSight } });
export const benefits = style({
  ...stack('m'),
  gridTemplateColumns: '1fr 1fr',
  marginBlockStart: tokens.space.xs,
  '@media': {
    [enlargedOnPhone]: oneColumn,
    [from.tablet]: { columnGap: tokens.space.block },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const partnerLogo = style({ inlineSize: '2.25rem', blockSize: '2.25rem', flexShrink: 0 });
