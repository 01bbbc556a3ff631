import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { growingStack, stack, stackThenColumns, wrappingRow } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const footer = style([
  onDark,
  {
    background: tokens.color.seaDeep,
    color: tokens.color.salt,
    '@media': {
      // Room for `admissionBar`, which covers the bottom of small screens.
      [below.desktop]: { paddingBlockEnd: tokens.size.bottomBar },
      print: { display: 'none' },
    },
  },
]);
globalStyle(`${footer} h2`, { fontSize: tokens.text.h4, color: tokens.color.gold });

export const footerTop = style({
  ...stackThenColumns('block', from.wide, '5fr 13fr'),
  alignItems: 'start',
  paddingBlock: tokens.space.block,
  borderBlockEnd: `${tokens.rule.thin} solid rgb(207 233 242 / 25%)`,
});
export const careers = style({
  '@media': { [below.tablet]: { fontSize: tokens.text.small, lineHeight: tokens.leading.short } },
});
globalStyle(`${careers} h2`, {
  fontSize: tokens.text.h3,
  color: tokens.color.salt,
});
export const submissionStatus = style({ '@media': { [from.tablet]: { minBlockSize: '1.6em' } } });
export const footerColumns = style({
  ...stack('m'),
  '@media': {
    [from.tablet]: {
      gap: tokens.space.l,
      gridTemplateColumns: 'auto auto max-content',
      justifyContent: 'space-between',
    },
  },
});
export const footerColumn = style({
  ...growingStack('xxs', 'xs'),
  alignContent: 'start',
});
// Links follow each other in lines on phones, where a list for each column would take half a screen.
globalStyle(`${footerColumn} > ul`, {
  '@media': {
    [below.tablet]: {
      ...wrappingRow('m'),
      fontSize: tokens.text.small,
    },
  },
});
export const footerLink = style({
  display: 'inline-block',
  paddingBlock: tokens.space.xxs,
  // Small, so that the lines of one link are closer together than two links.
  lineHeight: tokens.leading.title,
  color: tokens.color.salt,
  textDecorationColor: 'rgb(207 233 242 / 45%)',
  ':hover': { textDecorationColor: 'currentColor' },
  selectors: {
    '&[aria-current]': {
      fontWeight: 700,
      textDecorationColor: tokens.color.gold,
      textDecorationThickness: 3,
    },
  },
});
/** In the heading font, because the body font has slashed zeros. */
export const phoneNumber = style({ fontFamily: tokens.font.heading });
export const address = style({
  fontStyle: 'normal',
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.short,
  '@media': {
    [from.tablet]: { maxInlineSize: '16rem', fontSize: tokens.text.body, lineHeight: tokens.leading.text },
  },
});
// On phones the e-mail address comes last, because the shorter link to the platform fits beside the phone number.
globalStyle(`${address} + ul > :nth-child(2)`, { '@media': { [below.tablet]: { order: 1 } } });

export const footerBottom = style({
  ...wrappingRow('l', 'xs'),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: tokens.space.m,
  color: tokens.color.sky,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.short,
});
export const social = style(wrappingRow('m'));
