import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { from, noScript } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';
import { noScriptStyles } from '../theme/mixins.ts';
import { row } from '../ui/Button.css.ts';
import { field, gapInField } from '../ui/Field.css.ts';

export const shell = style({ display: 'grid', gap: tokens.space.l });
export const form = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [from.tablet]: { gap: tokens.space.xl } },
});
/** Locks what it holds, and is not seen. */
export const questions = style({ display: 'contents' });
/** What is said beside the questions. */
export const note = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });

/** Fields two by two where there is room; `wide` ones keep the row. */
export const fields = style({
  display: 'grid',
  gap: tokens.space.l,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.l } },
});
export const wide = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });

// Neighbours share three rows, for what stands above a control, the control and its error: a hint of two lines or an
// error on one side leaves both controls level. Rows are parted by padding, as those of a field stand closer together.
const alignedFields = (rules: GlobalStyleRule) => ({
  '@supports': { '(grid-template-rows: subgrid)': { '@media': { [from.tablet]: rules } } },
});
globalStyle(
  fields,
  alignedFields({
    rowGap: gapInField,
    marginBlockEnd: `calc(${gapInField} - ${tokens.space.l})`,
  }),
);
globalStyle(`${fields} > *`, alignedFields({ paddingBlockEnd: `calc(${tokens.space.l} - ${gapInField})` }));
globalStyle(
  `${fields} > ${field}`,
  alignedFields({
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    paddingBlockEnd: `calc(${tokens.space.l} - 2 * ${gapInField})`,
  }),
);
export const legend = style({
  marginBlockEnd: tokens.space.m,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
});

/** Where the script did not come, the button leads to what the form says instead. */
export const buttons = style([row, { '@media': { [noScript]: { display: 'none' } } }]);

const panel = style({
  display: 'grid',
  gap: tokens.space.s,
  padding: tokens.space.l,
  borderRadius: tokens.radius.small,
});
export const summary = style([panel, { border: `3px solid ${tokens.color.error}` }]);
export const failure = style([
  panel,
  { border: `3px solid ${tokens.color.error}`, background: tokens.color.errorTint },
]);
export const withoutScript = style([
  panel,
  {
    display: 'none',
    border: `3px solid ${tokens.color.gold}`,
    ...noScriptStyles({ display: 'grid' }),
  },
]);
export const success = style([
  panel,
  { border: `3px solid ${tokens.color.green}`, background: tokens.color.greenTint },
]);
export const summaryHeading = style({ color: tokens.color.error, fontSize: tokens.text.h3 });
export const successHeading = style({
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'center',
  color: tokens.color.basalt,
  fontSize: tokens.text.h3,
});
export const summaryList = style({ display: 'grid', paddingInlineStart: '1.25em', listStyle: 'disc' });
globalStyle(`${summaryList} a`, {
  display: 'inline-block',
  // The list's mark stands at the first line of a link that takes two.
  verticalAlign: 'top',
  paddingBlock: '0.25rem',
  color: tokens.color.error,
  fontWeight: 700,
});
export const reference = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  letterSpacing: '0.04em',
});
