import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { space, color, rule } = tokens;

export const bench = style({ paddingBlock: space.l });
export const tools = style({ display: 'grid', rowGap: space.m, alignItems: 'end' });
export const fileField = style({ padding: space.m, border: `${rule.strong} dashed ${color.border}` });
export const fileInput = style({ minBlockSize: tokens.size.target, maxInlineSize: '100%' });
export const filters = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: '2fr 1fr 2fr' } },
});
export const columns = style({
  display: 'grid',
  gap: space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } },
});
export const selected = style({
  borderInlineStart: `${rule.heavy} solid ${color.sea}`,
  paddingInlineStart: space.m,
});
export const facts = style({ fontSize: tokens.text.small, overflowWrap: 'anywhere' });
export const panel = style({
  alignSelf: 'start',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: space.m } },
});
export const frame = style({
  overflow: 'auto',
  blockSize: '70vh',
  border: `${rule.strong} solid ${color.border}`,
});
export const page = style({ display: 'block', blockSize: '100%', border: 0, background: color.salt });
/** French above, in its own direction. */
export const translation = style({});
globalStyle(`${translation} label`, { direction: 'ltr', textAlign: 'start' });
globalStyle(`${translation} textarea`, { minBlockSize: tokens.size.target });
