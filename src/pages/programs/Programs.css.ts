import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const closing = style({ display: 'grid', gap: tokens.space.l, justifyItems: 'start' });
export const closingText = style({ fontSize: tokens.text.lead, lineHeight: 1.5 });
