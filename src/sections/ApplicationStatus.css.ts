import { style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../theme/breakpoints.ts';
import { secondaryText } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Reserves lines for the text that hydration adds, on phones and on wider screens. Hidden without scripts. */
const reservedLines = (onPhones: number, lines: number) =>
  ({
    display: 'block',
    minBlockSize: `${onPhones * 1.4}em`,
    ...secondaryText,
    fontFamily: tokens.font.body,
    fontWeight: 400,
    lineHeight: tokens.leading.short,
    whiteSpace: 'normal',
    '@media': {
      [from.tablet]: { minBlockSize: `${lines * 1.4}em` },
      [noScript]: { display: 'none' },
      print: { display: 'none' },
    },
  }) as const;

export const status = styleVariants({
  intake: reservedLines(1, 1),
  sentence: reservedLines(3, 2),
});

/** Keeps the phone number on one line, at least 24 px high for a finger (WCAG 2.5.8). */
export const phoneNumber = style({ display: 'inline-block', minBlockSize: '1.5rem' });
