import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { noScriptStyles } from '../../theme/mixins.ts';

export const search = style([
  {
    inlineSize: '100%',
    maxInlineSize: tokens.size.measure,
    '@media': { print: { display: 'none' } },
  },
  // Nothing would search: the map below leads to every page.
  noScriptStyles({ display: 'none' }),
]);
export const form = style({ display: 'grid', gap: tokens.space.xs });
export const row = style({
  display: 'grid',
  gap: tokens.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const status = style({ marginBlockStart: tokens.space.m, fontWeight: 700, ':empty': { margin: 0 } });
export const results = style({ marginBlockStart: tokens.space.s });
export const result = style({
  paddingBlock: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  ':first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` },
});
export const link = style({ display: 'inline-block', paddingBlock: '0.125rem', fontWeight: 700 });
