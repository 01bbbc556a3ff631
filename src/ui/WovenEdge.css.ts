import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { deep } from '../theme/tokens.css.ts';

function svg(width: number, height: number, body: string): string {
  const markup = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${body}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(markup)}")`;
}

/** One diamond, as a CSS image of 24 by 24 px. The Open Graph images use it too. */
export const edgeTile = svg(
  24,
  24,
  // The values of gold and sky, because data URIs cannot use custom properties.
  "<g fill='none' stroke='#F2B441' stroke-width='2'><path d='M12 1 23 12 12 23 1 12Z'/><path d='M-1 1 1 -1M23 25 25 23M-1 23 1 25M23 -1 25 1'/></g><path d='M12 7.500 16.500 12 12 16.500 7.500 12Z' fill='#CFE9F2'/>",
);

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
