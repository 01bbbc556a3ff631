import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { ink, tokens } from '../../../theme/tokens.css.ts';

export const lead = style({ fontSize: tokens.text.lead, lineHeight: 1.55 });

/** A licence: the scene fills one side, the words the other. */
export const illustrated = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr' } },
});
export const scene = style({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});
// Two sizes of the same scene would be twice the drawing: a wide frame on small screens, a tall one beside text.
globalStyle(`${scene} > div`, {
  aspectRatio: '16 / 10',
  '@media': { [from.desktop]: { aspectRatio: '4 / 5' }, print: { display: 'none' } },
});
export const words = style({ display: 'grid', gap: tokens.space.l });

/** A master: the statement over the whole width, then the text beside what is learnt. */
export const stated = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.band } },
});
export const statement = style({
  maxInlineSize: '18ch',
  fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

export const objectives = style({ display: 'grid', gap: tokens.space.s });
export const list = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const objective = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: tokens.space.s,
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
});
export const sign = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockStart: '0.45em',
  fill: ink,
});
