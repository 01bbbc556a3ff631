import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { headingText, secondaryText } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bar, headerItem } from './SiteHeader.css.ts';

export const menuToggle = style({
  ...headerItem,
  minInlineSize: tokens.size.target,
  justifyContent: 'center',
});
/** Hides the button alone: on a rotated tablet, a hidden modal dialog would keep the page inert. */
export const opensMenu = style([menuToggle, { '@media': { [from.wide]: { display: 'none' } } }]);

export const menu = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: '100%',
  margin: 0,
  padding: 0,
  paddingBlockEnd: tokens.space.block,
  border: 0,
  background: tokens.color.sand,
  color: tokens.color.basalt,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle('html:has(dialog[open])', { overflow: 'hidden' });
// A modal dialog makes the page behind it inert. `contentVisibility` saves the browser from restyling its elements.
// `containIntrinsicBlockSize` keeps the height of the page and so its scroll position.
globalStyle('main', { containIntrinsicBlockSize: 'auto 0' });
globalStyle('html:has(dialog[open]) main', { '@media': { screen: { contentVisibility: 'hidden' } } });

export const menuBar = style([bar, { background: tokens.color.salt, paddingInline: tokens.space.gutter }]);
export const menuBody = style({
  paddingInline: tokens.space.gutter,
  paddingBlockStart: tokens.space.l,
});
export const menuGroup = style({
  marginBlockEnd: tokens.space.xs,
  ...secondaryText,
  fontFamily: tokens.font.body,
  letterSpacing: tokens.tracking.wide,
  textTransform: 'uppercase',
});
export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  color: tokens.color.basalt,
  ...headingText('h3'),
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: tokens.color.coral, textDecoration: 'underline' } },
});
