import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, lowWindow, noRoomForBar, smallPhone } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: tokens.color.salt,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  '@media': { print: { display: 'none' }, [lowWindow]: { position: 'static' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Wraps where the text is enlarged, instead of pushing the menu off the screen.
  flexWrap: 'wrap',
  columnGap: tokens.space.l,
  paddingBlock: tokens.space.xs,
  minBlockSize: '4.75rem',
  '@media': { [smallPhone]: { columnGap: 0 } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Its words take two lines before the menu takes a second row: a taller header would cover what has the focus.
  flex: '1 1 11rem',
  maxInlineSize: 'max-content',
  minBlockSize: '2.75rem',
  gap: tokens.space.s,
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.15,
  textDecoration: 'none',
});
// Under text of 200 %, a phone’s width is for the words.
globalStyle(`${logo} svg`, { flexShrink: 0, inlineSize: 'min(2.75rem, 12.5vw)', blockSize: 'auto' });
export const logoText = style({ maxInlineSize: '10.5rem', textWrap: 'balance' });

/** On small screens what it holds is out of the bar, whose room is for the name and the menu. */
export const navigation = style({ '@media': { [below.desktop]: { position: 'absolute' } } });
export const onDesktop = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });
export const mobile = style({
  '@media': {
    // An open menu stays where no script closes it: hidden, it would keep the whole page inert.
    [from.desktop]: { display: 'none', selectors: { '&:has([open])': { display: 'block' } } },
    print: { display: 'none' },
  },
});

export const links = style({ display: 'flex', alignItems: 'center', gap: 'clamp(0.5rem, 1.4vw, 1.5rem)' });

/** A page's own red button: a form's, or its own bar's. */
const ownCall = 'main :is(form, [data-apply])';

/** On small screens, a bar that the thumb reaches. */
export const apply = style({
  '@media': {
    [below.desktop]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlock: tokens.space.xs,
      paddingInline: tokens.space.gutter,
      background: tokens.color.salt,
      borderBlockStart: `1px solid ${tokens.color.rule}`,
      // Not on the form's own page, nor over the bar of a programme.
      selectors: { 'body:has(main [data-apply]) &, &:has([aria-current])': { display: 'none' } },
    },
    [noRoomForBar]: { display: 'none' },
  },
});
globalStyle(`${apply} > a`, { '@media': { [below.desktop]: { inlineSize: '100%' } } });
// One red button a view: the header's steps back where the page has its own.
globalStyle(`body:has(${ownCall}) ${apply} > a`, {
  background: 'transparent',
  borderColor: 'currentColor',
  color: tokens.color.sea,
});
globalStyle(`body:has(${ownCall}) ${apply} > a:hover`, { background: tokens.color.sky });

const item = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space.xs,
  color: tokens.color.basalt,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

/** The line under the page that is shown. */
const currentLine = {
  content: '',
  position: 'absolute',
  insetInline: tokens.space.xs,
  insetBlockEnd: '0.25rem',
  borderBlockEnd: `3px solid ${tokens.color.coral}`,
} as const;

export const link = style({
  ...item,
  ':hover': { color: tokens.color.sea },
  selectors: { '&[aria-current]::after': currentLine },
});

export const more = style({ position: 'relative' });
export const moreToggle = style({
  ...item,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current]::after': currentLine,
  },
});
globalStyle(`${moreToggle} svg`, { transition: `transform ${tokens.motion.quick}` });
globalStyle(`${more}[open] ${moreToggle} svg`, { transform: 'rotate(180deg)' });

export const moreList = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  minInlineSize: '14rem',
  padding: tokens.space.xs,
  background: tokens.color.salt,
  border: `2px solid ${tokens.color.basalt}`,
  borderRadius: tokens.radius.small,
});
globalStyle(`${moreList} a`, { display: 'flex', paddingInline: tokens.space.s });

export const toggle = style({
  ...item,
  minInlineSize: tokens.size.target,
  justifyContent: 'center',
  border: 0,
  background: 'transparent',
});

export const menu = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: '100%',
  margin: 0,
  padding: 0,
  paddingBlockEnd: tokens.space.xxl,
  border: 0,
  background: tokens.color.sand,
  color: tokens.color.basalt,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle('html:has(dialog[open])', { overflow: 'hidden' });
// A modal dialog makes each element behind it inert, and each of them is styled anew for that: only what is not hidden
// is. The page keeps the height that it had, and with it its scroll position.
globalStyle('main', { containIntrinsicBlockSize: 'auto 0' });
globalStyle('html:has(dialog[open]) main', { '@media': { screen: { contentVisibility: 'hidden' } } });

export const menuBar = style([bar, { background: tokens.color.salt, paddingInline: tokens.space.gutter }]);
export const menuBody = style({
  display: 'grid',
  gap: tokens.space.xl,
  paddingInline: tokens.space.gutter,
  paddingBlockStart: tokens.space.xl,
});
export const menuGroup = style({
  marginBlockEnd: tokens.space.xs,
  color: tokens.color.basaltSoft,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});
export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: tokens.color.coral, textDecoration: 'underline' } },
});
