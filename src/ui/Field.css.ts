import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, forcedColors } from '../theme/breakpoints.ts';
import { ring } from '../theme/focus.css.ts';
import { wrappingRow, secondaryText } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const gapInField = '0.375rem';
const column = { display: 'grid', gap: gapInField, alignContent: 'start' } as const;

export const field = style(column);
export const head = style(column);
export const label = style({ fontWeight: 700, lineHeight: tokens.leading.short });

/** Every browser styles disabled controls differently. They are disabled while the form is being sent. */
const disabledControl = { opacity: 0.75, cursor: 'progress' } as const;

export const control = style({
  inlineSize: '100%',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.m,
  border: `${tokens.rule.strong} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.salt,
  color: tokens.color.basalt,
  lineHeight: tokens.leading.short,
  selectors: {
    '&::placeholder': { color: tokens.color.basaltSoft, opacity: 1 },
    '&:hover': { borderColor: tokens.color.basaltSoft },
    '&[aria-invalid="true"]': { borderColor: tokens.color.error, borderWidth: 3 },
    '&:disabled': disabledControl,
  },
});

export const textArea = style([
  control,
  { minBlockSize: '7rem', resize: 'vertical', fieldSizing: 'content' },
]);

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: tokens.size.target,
    // WebKit needs both `overflow` and `white-space` for the ellipsis.
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    '@media': { [forcedColors]: { appearance: 'auto' } },
  },
]);
export const selectWrapper = style({ position: 'relative' });
globalStyle(`${selectWrapper} > svg`, {
  position: 'absolute',
  insetInlineEnd: '0.875rem',
  insetBlockStart: 'calc(50% - 0.575em)',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});

export const error = style({
  display: 'flex',
  gap: tokens.space.xs,
  color: tokens.color.error,
  fontSize: tokens.text.small,
  fontWeight: 700,
  lineHeight: tokens.leading.short,
  // The name of a file may be one long word.
  overflowWrap: 'anywhere',
});
globalStyle(`${error} > svg`, { marginBlockStart: '0.15em' });

/** Notice and error share one row of the field, which takes no space while it is empty. */
export const messages = style({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: `calc(-1 * ${gapInField})`,
});
globalStyle(`${messages} > :not(:empty)`, { marginBlockStart: gapInField });
export const notice = style({
  display: 'block',
  fontSize: tokens.text.small,
  fontWeight: 700,
  lineHeight: tokens.leading.short,
});

const wrappingColumns = {
  gap: tokens.space.l,
  rowGap: tokens.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
};

export const controlWithButton = style({ display: 'grid', alignItems: 'start', ...wrappingColumns });

export const choices = style({
  display: 'grid',
  ...wrappingColumns,
});
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  minBlockSize: '3.5rem',
  paddingBlock: tokens.space.m,
  paddingInline: tokens.space.m,
  border: `${tokens.rule.strong} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.salt,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: tokens.color.basaltSoft },
    '&[data-invalid]': { borderColor: tokens.color.error, borderWidth: 3 },
    '&:has(input:checked)': { borderColor: tokens.color.sea, background: tokens.color.sky },
    '&:has(input:focus-visible)': ring,
    '&:has(input:disabled)': disabledControl,
  },
  '@media': {
    [enlargedOnPhone]: { gap: '3vw', paddingInline: '3vw' },
    [forcedColors]: { selectors: { '&:has(input:checked)': { borderColor: 'Highlight' } } },
  },
});

globalStyle(`${choice} > input`, {
  appearance: 'none',
  flexShrink: 0,
  margin: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `${tokens.rule.strong} solid ${tokens.color.basaltSoft}`,
  borderRadius: '50%',
  background: tokens.color.salt,
});
globalStyle(`${choice} > input:checked`, { border: `${tokens.rule.heavy} solid ${tokens.color.sea}` });
// Where the browser knows `:has`, the ring is around the whole choice.
globalStyle(`${choice}:has(input:focus-visible) > input`, { outline: 'none', boxShadow: 'none' });

export const choiceHelp = style({ ...secondaryText, display: 'block', fontWeight: 400 });

export const fileButtons = style(wrappingRow('m', 'm'));
export const chosenFile = style({
  display: 'flex',
  gap: tokens.space.xs,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
