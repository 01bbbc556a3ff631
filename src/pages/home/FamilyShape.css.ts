import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxInlineSize: '24rem',
  // The subtitle says it in words.
  '@media': { [below.tablet]: { display: 'none' } },
});
export const level = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.xxs,
  fontSize: tokens.text.small,
  color: tokens.color.basaltSoft,
});
globalStyle(`${level} > svg`, { inlineSize: '100%', overflow: 'visible' });
export const taken = style({ fill: tokens.color.sea, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
export const other = style({
  fill: 'none',
  stroke: tokens.color.rule,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const rule = `1px solid ${tokens.color.rule}`;
export const program = style({ borderBlockStart: rule });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.125rem',
  lineHeight: 1.25,
  paddingBlock: tokens.space.xxs,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});

export const module = style({ paddingBlock: '0.375rem', borderBlockStart: rule, lineHeight: 1.3 });
export const moduleName = style({ display: 'flex', justifyContent: 'space-between', gap: tokens.space.m });
globalStyle(`${moduleName} > strong`, { flexShrink: 0, whiteSpace: 'nowrap' });
export const bar = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  marginBlockStart: tokens.space.xxs,
  fill: tokens.color.sea,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
