import { styleVariants } from '@vanilla-extract/css';
import type { Domain } from '../../../content/programs.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { world } from '../../../theme/world.ts';

const { color } = tokens;

const worlds: Record<Domain, Record<string, string>> = {
  'comptabilite-controle-audit': world(color.goldTint, color.coralDeep, color.henna, color.coralDeep),
  'strategie-gestion': world(color.sky, color.sea, color.seaDeep, color.sea),
  'logistique-transport': world(color.coralTint, color.coralDeep, color.rust, color.coral),
  'systemes-reseaux-securite': world(color.ash, color.seaDeep, color.basalt, color.basaltSoft),
  'genie-electrique': world(color.greenTint, color.green, color.acacia, color.green),
};

/** Sets the colours of a field of study, which its licence and its master share, for everything inside. */
export const domainColors = styleVariants(worlds, (vars) => ({ vars }));
