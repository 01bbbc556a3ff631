import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { size } from '../../ui/Mark.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // On a phone the columns keep to the screen whatever the size of the text.
  tableLayout: 'fixed',
  '@media': { [from.tablet]: { tableLayout: 'auto' } },
});
export const caption = style({
  paddingBlockEnd: tokens.space.s,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  textAlign: 'start',
});
export const head = style({});
globalStyle(`${head} th`, {
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
  fontSize: tokens.text.small,
  textAlign: 'start',
});
globalStyle(`${head} th:last-child`, {
  inlineSize: '50%',
  '@media': { [from.tablet]: { inlineSize: 'auto' } },
});
globalStyle(`${table} th:last-child:not([colspan]), ${table} td:last-child`, { textAlign: 'end' });
export const group = style({
  paddingBlockStart: tokens.space.l,
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  textAlign: 'start',
});
export const program = style({
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const programCell = style({ display: 'flex', alignItems: 'start', gap: tokens.space.m });
globalStyle(`${programCell} > svg`, { display: 'none', marginBlockStart: '0.15rem' });
globalStyle(`${programCell} > svg`, {
  vars: { [size]: '2.75rem' },
  '@media': { [from.tablet]: { display: 'block' } },
});
export const name = style({
  display: 'inline-block',
  lineHeight: 1.35,
  color: tokens.color.basalt,
  fontWeight: 700,
});
export const note = style({
  display: 'block',
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  fontWeight: 400,
  lineHeight: 1.4,
});
export const deadline = style({
  paddingBlock: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  lineHeight: 1.3,
  verticalAlign: 'top',
  '@media': { [from.tablet]: { fontSize: tokens.text.h4, whiteSpace: 'nowrap' } },
});
