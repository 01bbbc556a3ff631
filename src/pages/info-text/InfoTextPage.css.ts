import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import type { InfoTextId } from '../../content/infoTexts.ts';
import { ink, tokens } from '../../theme/tokens.css.ts';
import { pageColors, stack, underlinedOnHover } from '../../theme/mixins.ts';

const pageColorsById: Record<InfoTextId, Record<string, string>> = {
  legalNotice: pageColors('sand', 'sea', 'seaDeep', 'sea'),
  privacy: pageColors('ash', 'basalt', 'night', 'basaltSoft'),
  internalRules: pageColors('coralTint', 'coralDeep', 'rust', 'coral'),
  academicCalendar: pageColors('goldTint', 'coralDeep', 'night', 'basaltSoft'),
  accessibility: pageColors('greenTint', 'green', 'acacia', 'green'),
};
export const page = styleVariants(pageColorsById, (vars) => ({ vars }));
export const symbol = style({
  display: 'none',
  '@media': {
    [from.desktop]: { display: 'block', justifySelf: 'end', inlineSize: '10rem' },
    print: { display: 'none' },
  },
});
export const symbolLine = style({ fill: 'none', stroke: ink, strokeWidth: 3 });
export const symbolFill = style({ fill: ink });

export const columns = style({
  ...stack('block'),
  alignItems: 'start',
  paddingBlock: tokens.space.band,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    print: { paddingBlock: '4mm' },
  },
});
export const otherTexts = style({
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '8rem' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  ...underlinedOnHover,
  // The current page also has a border, because font weight alone is hard to see.
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: tokens.space.m,
      borderInlineStart: `${tokens.rule.heavy} solid ${tokens.color.gold}`,
      color: tokens.color.basalt,
      fontWeight: 700,
    },
  },
});
