import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, lowWindow, noRoomForBottomBar, noScript, smallPhone } from '../theme/breakpoints.ts';
import { headingText, noScriptStyles, secondaryText, wrappingRow } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: tokens.space.m,
  insetBlockStart: tokens.space.m,
  zIndex: tokens.layer.skipLink,
  padding: tokens.space.m,
  background: tokens.color.salt,
  color: tokens.color.basalt,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.header,
  background: tokens.color.salt,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  '@media': { print: { display: 'none' }, [lowWindow]: { position: 'static' } },
});

export const bar = style({
  // With enlarged text, the menu wraps to a second row instead of leaving the screen.
  ...wrappingRow('l', 'xxs'),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: tokens.space.xs,
  minBlockSize: '4.75rem',
  '@media': { [smallPhone]: { columnGap: 0 } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The name wraps to two lines before the menu wraps to a second row. A taller header would cover the focused element.
  flex: '9 1 11rem',
  maxInlineSize: 'max-content',
  minBlockSize: '2.75rem',
  gap: tokens.space.m,
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.body,
  fontWeight: 700,
  lineHeight: tokens.leading.heading,
  textDecoration: 'none',
});
// A smaller logo at 200 % text size, where the name needs the width of the phone.
globalStyle(`${logo} svg`, { flexShrink: 0, inlineSize: 'min(2.75rem, 12.5vw)', blockSize: 'auto' });
export const logoText = style({ maxInlineSize: '10.5rem', textWrap: 'balance' });

export const onWideScreens = style({ display: 'none', '@media': { [from.wide]: { display: 'block' } } });

export const headerLinks = style({
  ...wrappingRow('xs'),
  alignItems: 'center',
  justifyContent: 'end',
});

/** Selects a part of the page that has its own red button: a form, or a programme's bar with “Candidater”. */
const applyControls = 'main :is(form[id], [data-apply])';

export const admissionBar = style({
  '@media': {
    [below.desktop]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      containerType: 'inline-size',
    },
  },
});
/** Hidden where text is enlarged without the window's units, which a container's follow: the bar would hide the page. */
export const admissionBarContent = style({
  '@media': {
    [below.desktop]: {
      paddingBlock: tokens.space.xs,
      paddingInline: tokens.space.gutter,
      background: tokens.color.salt,
      borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
      '@container': { '(max-width: 18rem)': { display: 'none' } },
    },
  },
});
/** The header's links. On small screens only `admissionBar` is left, out of the flow, so that name and menu have room. */
export const headerNavigation = style({
  '@media': {
    [below.desktop]: {
      position: 'absolute',
      // Hidden on the page of the admission request, and on programme pages, which have their own bar.
      selectors: {
        [`body:has(main [data-apply]) &, &:has(${admissionBar} [aria-current])`]: { display: 'none' },
      },
    },
    [noRoomForBottomBar]: { display: 'none' },
  },
});
globalStyle(`${admissionBar} a`, { '@media': { [below.desktop]: { inlineSize: '100%' } } });
// Only one red button on the screen: the header's button is an outline if the page has a red one.
globalStyle(`body:has(${applyControls}) ${admissionBar} a`, {
  background: 'transparent',
  borderColor: 'currentColor',
  color: tokens.color.sea,
});
globalStyle(`body:has(${applyControls}) ${admissionBar} a:hover`, { background: tokens.color.sky });

const headerItem = {
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

const headerEntry = style({
  ...headerItem,
  selectors: {
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: tokens.space.xs,
      insetBlockEnd: '0.25rem',
      borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.coral}`,
    },
  },
});
export const headerLink = style([headerEntry, { ':hover': { color: tokens.color.sea } }]);
export const moreMenu = style({ position: 'relative' });
export const moreToggle = style([headerEntry]);
// The chevron. The search has the same panel, outside the list of links.
globalStyle(`li > ${moreMenu} > summary > svg`, { transition: `transform ${tokens.motion.quick}` });
globalStyle(`li > ${moreMenu}[open] > summary > svg`, { transform: 'rotate(180deg)' });

export const moreList = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  minInlineSize: '14rem',
  padding: tokens.space.xs,
  background: tokens.color.salt,
  border: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  borderRadius: tokens.radius.small,
});
globalStyle(`${moreList} a`, { display: 'flex', paddingInline: tokens.space.m });

/** The header's toggle of the search. On the page that has its own search, it is hidden; on phones the menu has it. */
export const headerSearch = style({
  marginInlineStart: 'auto',
  selectors: { 'body:has(main [role="search"]) &': { display: 'none' } },
  '@media': { [below.tablet]: { display: 'none' } },
});
// A script submits the search: after a failure of the others, still the pre-hydration script.
export const searchToggle = style({ '@media': { [noScript]: { display: 'none' } } });
export const searchLink = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });

/** The header's language links, at the end of its row even if it wraps. Narrower windows have them in the menu. */
export const languages = style({ marginInlineStart: 'auto' });
export const languageList = style({ display: 'flex' });
export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space.xs,
  ...secondaryText,
  whiteSpace: 'nowrap',
});

// The search, also in the menu and on the site map
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

// The menu of phones
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
