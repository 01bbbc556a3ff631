import { style, styleVariants } from '@vanilla-extract/css';
import { from, forcedColors } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { deepBand, growingStack, leadText, stack } from '../theme/mixins.ts';
import { deep, quiet, tint, tokens } from '../theme/tokens.css.ts';

export const section = style({ position: 'relative', paddingBlock: tokens.space.band });
/** A low band without a heading. */
export const strip = style({ paddingBlock: tokens.space.l });

export const tone = styleVariants({
  salt: { background: tokens.color.salt },
  sand: { background: tokens.color.sand },
  tint: { background: tint },
  deep: [onDark, deepBand],
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

// The values of gold and sky, because data URIs cannot use custom properties.
const diamond =
  "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'><g fill='none' stroke='#F2B441' stroke-width='2'><path d='M12 1 23 12 12 23 1 12Z'/><path d='M-1 1 1 -1M23 25 25 23M-1 23 1 25M23 -1 25 1'/></g><path d='M12 7.500 16.500 12 12 16.500 7.500 12Z' fill='#CFE9F2'/></svg>";
/** One diamond, as a CSS image of 24 by 24 px. The Open Graph images use it too. */
export const edgeTile = `url("data:image/svg+xml,${encodeURIComponent(diamond)}")`;

/** Inspired by Afar and Somali basketry. */
export const wovenEdge = style({
  blockSize: 24,
  backgroundColor: deep,
  backgroundImage: edgeTile,
  backgroundPosition: 'center',
  '@media': {
    [forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});
