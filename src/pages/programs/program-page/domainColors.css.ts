import { createVar, styleVariants } from '@vanilla-extract/css';
import type { Domain } from '../../../content/programs.ts';
import { tokens } from '../../../theme/tokens.css.ts';

/** The tint of a field of study: the ground of what belongs to it on the page. Basalt on each is above 11. */
export const tint = createVar();
/** Its ink on that tint and on a light ground, above 4.5 on both. */
export const ink = createVar();

const colors: Record<Domain, readonly [ground: string, line: string]> = {
  'comptabilite-controle-audit': [tokens.color.goldTint, tokens.color.coralDeep],
  'strategie-gestion': [tokens.color.sky, tokens.color.sea],
  'logistique-transport': [tokens.color.coralTint, tokens.color.coralDeep],
  'systemes-reseaux-securite': [tokens.color.sky, tokens.color.seaDeep],
  'genie-electrique': [tokens.color.greenTint, tokens.color.green],
};

/** Sets the colours of a field of study for everything inside. */
export const domainColors = styleVariants(colors, ([ground, line]) => ({
  vars: { [tint]: ground, [ink]: line },
}));
