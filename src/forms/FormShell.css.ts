import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';
import { headingText, noScriptStyles, stack, stackThenColumns } from '../theme/mixins.ts';
import { row } from '../ui/Button.css.ts';
import { field, gapInField, head } from '../ui/Field.css.ts';

export const smallForm = style({
  ...stack('l'),
  maxInlineSize: '28rem',
});
/** Selected whole by one tap. */
export const mailText = style({ whiteSpace: 'pre-line', userSelect: 'all' });
/** No box, so that the children of the fieldset take part in the form's layout. */
export const questions = style({ display: 'contents' });

/** Two columns from tablets; a wide field (`fullRow`) spans both. */
export const fieldGrid = style({
  ...stackThenColumns('l', from.tablet, '1fr 1fr'),
  alignItems: 'start',
});
export const fullRow = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });

// Fields side by side share three rows (label with hint, control, error): both controls stay level when one field has
// a hint of two lines or an error. Padding separates the fields, because the row gap separates the parts of a field.
const alignedFields = (rules: GlobalStyleRule) => ({
  '@supports': { '(grid-template-rows: subgrid)': { '@media': { [from.tablet]: rules } } },
});
globalStyle(
  fieldGrid,
  alignedFields({
    rowGap: gapInField,
    marginBlockEnd: `calc(${gapInField} - ${tokens.space.l})`,
  }),
);
globalStyle(
  `${fieldGrid} > *`,
  alignedFields({ paddingBlockEnd: `calc(${tokens.space.l} - ${gapInField})` }),
);
globalStyle(
  `${fieldGrid} > ${field}`,
  alignedFields({
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    paddingBlockEnd: `calc(${tokens.space.l} - 2 * ${gapInField})`,
  }),
);
// Without a hint, the label stays beside its control.
globalStyle(`${fieldGrid} > ${field} > ${head}`, { alignSelf: 'end' });
export const legend = style({
  marginBlockEnd: tokens.space.m,
  ...headingText('h4'),
});

/** Hidden while scripts are off: the form then shows other ways to reach the school. */
export const buttons = style([row, { '@media': { [noScript]: { display: 'none' } } }]);

const panel = style({
  ...stack('m'),
  padding: `min(${tokens.space.l}, 4vw)`,
  borderRadius: tokens.radius.small,
});
export const summary = style([panel, { border: `${tokens.rule.strong} solid ${tokens.color.error}` }]);
export const failure = style([
  summary,
  { marginBlockEnd: tokens.space.l, background: tokens.color.errorTint },
]);
export const failureTitle = style({ color: tokens.color.error, fontSize: tokens.text.h3, fontWeight: 700 });
export const withoutScript = style([
  panel,
  {
    display: 'none',
    border: `${tokens.rule.strong} solid ${tokens.color.gold}`,
    ...noScriptStyles({ display: 'grid' }),
  },
]);
export const outcome = styleVariants({
  success: [
    panel,
    { border: `${tokens.rule.strong} solid ${tokens.color.green}`, background: tokens.color.greenTint },
  ],
  advice: [panel, { border: `${tokens.rule.strong} solid ${tokens.color.gold}` }],
});
export const summaryHeading = style({ color: tokens.color.error });
export const outcomeHeading = style({
  display: 'flex',
  gap: tokens.space.m,
  alignItems: 'center',
});
export const summaryList = style({
  paddingInlineStart: 'min(1.25em, 8vw)',
  listStyle: 'disc',
});
globalStyle(`${summaryList} a`, {
  // Not an inline block, beside whose first line the list marker would not stand.
  display: 'block',
  inlineSize: 'fit-content',
  paddingBlock: tokens.space.xxs,
  color: tokens.color.error,
  fontWeight: 700,
});
export const reference = style({
  ...headingText('h3'),
  letterSpacing: tokens.tracking.wide,
});

export const progress = style({ ...stack('xs'), fontWeight: 700 });
export const progressBar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.75rem',
  accentColor: tokens.color.sea,
});
