import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

export const fold = style({});

const unfolded = { contentVisibility: 'visible', blockSize: 'auto' } as const;
globalStyle(`${fold}::details-content`, { '@media': { [from.tablet]: unfolded, print: unfolded } });

export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  minBlockSize: tokens.size.target,
  color: accent,
  fontWeight: 700,
  lineHeight: tokens.leading.title,
  '::after': {
    content: '',
    flexShrink: 0,
    inlineSize: '0.55em',
    blockSize: '0.55em',
    marginBlockStart: '-0.3em',
    border: 'solid currentColor',
    borderWidth: '0 0.15em 0.15em 0',
    transform: 'rotate(45deg)',
    transition: `transform ${tokens.motion.quick}`,
  },
  selectors: {
    '[open] > &::after': { transform: 'translateY(0.3em) rotate(225deg)' },
  },
});

const hidden = { display: 'none' } as const;
export const summary = style([
  disclosure,
  {
    '@supports': {
      // Browsers without `::details-content` keep the summary on every screen.
      'selector(::details-content)': { '@media': { [from.tablet]: hidden, print: hidden } },
    },
  },
]);

/** Hidden on phones, where the summary has the same text. */
export const unfoldedHeading = style({ '@media': { [`screen and ${below.tablet}`]: { display: 'none' } } });
