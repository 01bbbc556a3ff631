import { style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { secondaryText } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Reserves lines for the text that hydration adds. Hidden without scripts. */
const reservedLines = (lines: number) =>
  ({
    display: 'block',
    minBlockSize: `${lines * 1.4}em`,
    ...secondaryText,
    fontFamily: tokens.font.body,
    fontWeight: 400,
    lineHeight: 1.4,
    whiteSpace: 'normal',
    selectors: { [`${onDark} &`]: { color: tokens.color.sky } },
    '@media': { [noScript]: { display: 'none' }, print: { display: 'none' } },
  }) as const;

export const status = styleVariants({
  one: reservedLines(1),
  two: reservedLines(2),
  three: reservedLines(3),
});

/** Keeps the phone number on one line. */
export const phone = style({ display: 'inline-block' });
