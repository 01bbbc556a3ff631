import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Side of a diamond's box. */
const node = createVar();

/** On a phone a few lines, for the form is what the page is for. */
export const steps = style({
  vars: { [node]: 'min(1.875rem, 15vw)' },
  display: 'grid',
  '@media': { [from.tablet]: { vars: { [node]: '2.75rem' } } },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${node} 1fr`,
  columnGap: tokens.space.s,
  paddingBlockEnd: tokens.space.xxs,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${node} / 2 - 1px)`,
      insetBlockStart: node,
      insetBlockEnd: 0,
      borderInlineStart: `2px solid ${tokens.color.sky}`,
    },
  },
  '@media': { [from.tablet]: { columnGap: tokens.space.m, paddingBlockEnd: tokens.space.l } },
});
const diamond = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: node,
  blockSize: node,
  color: tokens.color.sea,
  fill: 'none',
  fontSize: tokens.text.small,
  fontWeight: 700,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});
globalStyle(`${diamond} > svg`, { position: 'absolute', inset: 0 });
globalStyle(`${diamond} > span`, { position: 'relative' });
export const number = styleVariants({
  // On paper the check is as dark as its ground.
  done: [diamond, { fill: tokens.color.sea, '@media': { print: { fill: 'none' } } }],
  current: [diamond, { fill: tokens.color.goldTint }],
  ahead: [diamond],
});
globalStyle(`${number.done} > span`, { color: tokens.color.salt });
export const words = style({
  paddingBlockStart: `calc((${node} - 1.4 * ${tokens.text.small}) / 2)`,
  fontSize: tokens.text.small,
  lineHeight: 1.4,
  '@media': { [from.tablet]: { paddingBlockStart: '0.45rem' } },
});
/** Title and text on one line where the steps are to be short. */
const part = style({ display: 'inline', '@media': { [from.tablet]: { display: 'block' } } });
export const title = style([
  part,
  {
    marginInlineEnd: '0.5em',
    fontWeight: 700,
    '@media': { [from.tablet]: { fontSize: tokens.text.body, lineHeight: 'inherit' } },
  },
]);
export const text = style([part, { color: tokens.color.basaltSoft }]);
