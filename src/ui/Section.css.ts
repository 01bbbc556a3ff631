import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { growingStack, leadText, stack } from '../theme/mixins.ts';
import { deep, quiet, tint, tokens } from '../theme/tokens.css.ts';

export const section = style({ position: 'relative', paddingBlock: tokens.space.band });
/** A low band without a heading. */
export const strip = style({ paddingBlock: tokens.space.l });

export const tone = styleVariants({
  salt: { background: tokens.color.salt },
  sand: { background: tokens.color.sand },
  tint: { background: tint },
  deep: [onDark, { vars: { [quiet]: tint }, background: deep, color: tokens.color.salt }],
});

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${tokens.size.page} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
});

export const split = styleVariants(
  { narrowWide: '5fr 7fr', wideNarrow: '7fr 5fr', even: '1fr 1fr' },
  (columns) => ({
    ...stack('block'),
    alignItems: 'start',
    '@media': { [from.desktop]: { gridTemplateColumns: columns } },
  }),
);

export const header = style(growingStack('xs', 'm'));
/** Stays in view below the page's header, so that its column is not empty beside long content. */
export const headerBeside = style({
  '@media': {
    [`${from.desktop} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '8rem' },
  },
});
export const headerAbove = style({ marginBlockEnd: tokens.space.l });
export const intro = style({ ...leadText(), color: quiet });
