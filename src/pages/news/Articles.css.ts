import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { noScriptStyles } from '../../theme/mixins.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlock: tokens.space.band,
  '@media': { [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', columnGap: '5rem' } },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });
export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.s });
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.l,
  color: tokens.color.basaltSoft,
});
export const articles = style({});
export const item = style({
  paddingBlock: tokens.space.xl,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` },
  },
});

const keptBack = keyframes({ from: { display: 'none' } });
/**
 * An article of a later page in the prerendered list. Hidden while the delay runs, which gives the script its time;
 * a delay, because reduced motion shortens durations only. A browser that cannot animate `display` shows it at once.
 */
export const awaitingPages = style([
  item,
  { '@media': { '(scripting: enabled)': { animation: `${keptBack} 1ms 8s backwards` } } },
]);
/** Of no use without a script. */
export const needsScript = style(noScriptStyles({ display: 'none' }));

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
