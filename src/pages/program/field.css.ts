import { createVar, styleVariants } from '@vanilla-extract/css';
import type { StudyField } from '../../content/programs.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The study field's tint: the ground of what belongs to it on the page. Basalt on each is above 11. */
export const tint = createVar();
/** The field's ink on that tint and on a light ground, above 4.5 on both. */
export const ink = createVar();

const colors: Record<StudyField, readonly [ground: string, line: string]> = {
  accounting: [tokens.color.goldTint, tokens.color.coralDeep],
  strategy: [tokens.color.sky, tokens.color.sea],
  logistics: [tokens.color.coralTint, tokens.color.coralDeep],
  networks: [tokens.color.sky, tokens.color.seaDeep],
  energy: [tokens.color.greenTint, tokens.color.green],
};

/** Sets a study field's colours for everything inside. */
export const field = styleVariants(colors, ([ground, line]) => ({ vars: { [tint]: ground, [ink]: line } }));
