import { styleVariants } from '@vanilla-extract/css';
import type { Domain } from '../../../content/programs.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { pageColors } from '../../../theme/mixins.ts';

const { color } = tokens;

const worlds: Record<Domain, Record<string, string>> = {
  'comptabilite-controle-audit': pageColors(color.goldTint, color.coralDeep, color.henna, color.coralDeep),
  'strategie-gestion': pageColors(color.sky, color.sea, color.seaDeep, color.sea),
  'logistique-transport': pageColors(color.coralTint, color.coralDeep, color.rust, color.coral),
  'systemes-reseaux-securite': pageColors(color.ash, color.seaDeep, color.basalt, color.basaltSoft),
  'genie-electrique': pageColors(color.greenTint, color.green, color.acacia, color.green),
};

/** Sets the colours of a field of study, which its licence and its master share, for everything inside. */
export const domainColors = styleVariants(worlds, (vars) => ({ vars }));
