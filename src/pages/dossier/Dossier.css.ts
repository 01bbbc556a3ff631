import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, from, smallPhone } from '../../theme/breakpoints.ts';
import { ring } from '../../theme/focus.css.ts';
import { headingText, stack, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export * from '../../sections/RequestPage.css.ts';

export const progressGroup = style(stack('xs'));
export const marks = style(wrappingRow('xxs', 'xxs'));
globalStyle(`${marks} > svg`, {
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  '@media': { [from.tablet]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
globalStyle(`${progressGroup}:last-child ${marks} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' });
globalStyle(`${progressGroup}:first-child > p`, headingText('h4'));

export const add = style({
  color: tokens.color.sea,
  fontWeight: 700,
  textDecoration: 'underline',
  '@media': { [smallPhone]: { gridArea: '2 / 2' }, [enlargedOnPhone]: { gridArea: '3 / 1 / auto / -1' } },
});
export const fileChoice = style({
  position: 'relative',
  cursor: 'pointer',
  ':focus-within': ring,
});

export const photos = style({
  ...stack('m'),
  justifyItems: 'start',
  inlineSize: '100%',
});
export const pages = style({ ...stack('l'), inlineSize: '100%', maxInlineSize: '30rem' });
export const photo = style({
  ...stack('xs'),
  padding: tokens.space.m,
  background: tokens.color.sand,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
});
export const preview = style({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${tokens.rule.thin} solid ${tokens.color.border}`,
  // Paper, in the dark scheme too.
  background: 'white',
});
export const pageButtons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
});
export const pageButton = style({
  paddingInline: tokens.space.xs,
  selectors: { '&[aria-disabled]': { cursor: 'default' } },
});

export const contactData = style(stack('l'));
globalStyle(`${contactData} h3`, { fontSize: tokens.text.h4 });
export const erase = style({ paddingBlock: `${tokens.space.m} ${tokens.space.l}` });
