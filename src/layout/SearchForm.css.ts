import { style, styleVariants } from '@vanilla-extract/css';
import { noScriptStyles } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';
import { moreList, searchToggle } from './SiteHeader.css.ts';

const searchBox = style([
  searchToggle,
  { position: 'relative', flex: '1 1 9rem', inlineSize: '100%', maxInlineSize: '18rem' },
]);
export const search = styleVariants({
  header: [moreList, { inlineSize: '20rem' }],
  menu: [searchBox],
  page: [searchBox, { maxInlineSize: tokens.size.measure }, noScriptStyles({ display: 'none' })],
});
export const searchField = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: tokens.size.target,
  paddingInline: `${tokens.space.m} ${tokens.size.target}`,
  border: `${tokens.rule.strong} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.salt,
  fontWeight: 400,
});
export const searchButton = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  selectors: { [`${moreList} > &`]: { insetInlineEnd: tokens.space.xs, insetBlockEnd: tokens.space.xs } },
  display: 'grid',
  placeItems: 'center',
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  color: tokens.color.sea,
});
