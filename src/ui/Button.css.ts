import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onDark } from '../theme/focus.css.ts';
import { noScriptStyles, secondaryText, wrappingRow } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';
import { icon, inlineIcon } from './Icon.css.ts';

const base = style({
  // Not flex: if the label wraps, the icon stays beside its first word.
  display: 'inline-block',
  alignContent: 'center',
  minBlockSize: tokens.size.target,
  // For browsers without `align-content` on blocks.
  paddingBlock: `calc((${tokens.size.target} - 2 * ${tokens.rule.strong} - 1.25em) / 2)`,
  paddingInline: `min(${tokens.space.l}, 4vw)`,
  border: `${tokens.rule.strong} solid transparent`,
  borderRadius: tokens.radius.small,
  fontWeight: 700,
  lineHeight: tokens.leading.title,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `background-color ${tokens.motion.quick}, border-color ${tokens.motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 },
    // Marks the current page by an underline, which forced-colours mode keeps.
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.3em',
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

globalStyle(`${base} > ${icon}:first-child`, { ...inlineIcon, marginInlineEnd: tokens.space.xs });

export const button = styleVariants({
  /** The most prominent, for example the link to the admission request in the header. */
  primary: [
    base,
    {
      background: tokens.color.coral,
      color: tokens.color.salt,
      ':hover': { background: tokens.color.coralDeep },
    },
  ],
  /** The main action of a section or a small form. */
  strong: [
    base,
    {
      background: tokens.color.sea,
      color: tokens.color.salt,
      ':hover': { background: tokens.color.basalt },
      selectors: {
        [`${onDark} &`]: { background: tokens.color.gold, color: tokens.color.night },
        [`${onDark} &:hover`]: { background: tokens.color.goldTint },
      },
    },
  ],
  secondary: [
    base,
    {
      borderColor: 'currentColor',
      color: tokens.color.sea,
      ':hover': { background: tokens.color.sky },
    },
  ],
  onDark: [
    base,
    {
      borderColor: 'currentColor',
      color: tokens.color.salt,
      ':hover': { background: 'rgb(255 255 255 / 12%)' },
    },
  ],
  /** A less important action in a row, dialog or list. */
  quiet: [
    base,
    {
      paddingInline: tokens.space.m,
      color: tokens.color.sea,
      textDecoration: 'underline',
      // Its words, not its edge, stand in the column.
      selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${tokens.space.m})` } },
      textUnderlineOffset: '0.18em',
      ':hover': { background: tokens.color.sky },
    },
  ],
});

export const row = style({ ...wrappingRow('m', 'm'), alignItems: 'center' });

export const rowNote = style({
  marginBlockStart: tokens.space.m,
  ...secondaryText,
  '@media': { print: { display: 'none' } },
});

/** For a control that needs scripts. */
export const scriptOnly = style(noScriptStyles({ display: 'none' }));
/** For the alternative to a control that needs scripts. */
export const noScriptOnly = style({ display: 'none', ...noScriptStyles({ display: 'block' }) });
