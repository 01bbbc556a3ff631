import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { mark } from '../ui/Mark.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const letterhead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '11mm 1fr auto',
      alignItems: 'center',
      columnGap: '4mm',
      paddingBlockEnd: '4mm',
      borderBlockEnd: `2pt solid ${tokens.color.seaDeep}`,
    },
  },
});
globalStyle(`${letterhead} ${mark}`, { inlineSize: '11mm', blockSize: '11mm' });
export const sender = style({ fontFamily: tokens.font.heading, fontSize: '12pt', lineHeight: 1.2 });
export const contact = style({ fontSize: '8pt', lineHeight: 1.4, textAlign: 'end' });

// The cast: `size` is a descriptor of @page, which the types of style rules do not know.
globalStyle('@page', { size: 'A4', margin: '14mm 15mm' } as GlobalStyleRule);
