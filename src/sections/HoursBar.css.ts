import { style } from '@vanilla-extract/css';
import { filledShape } from '../theme/mixins.ts';
import { divider, tokens } from '../theme/tokens.css.ts';

export const bar = style({
  inlineSize: '100%',
  blockSize: tokens.rule.heavy,
  borderBlockEnd: `${tokens.rule.thin} solid ${divider}`,
  ...filledShape(),
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
