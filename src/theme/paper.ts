import { globalStyle } from '@vanilla-extract/css';

export type Rules = Parameters<typeof globalStyle>[1];

/**
 * Styles of a page's printed form, below the class of its root. The class counts twice, which puts them above the
 * screen's own rules, whichever file comes last.
 */
export function paperStyles(root: string) {
  return (selector: string, rules: Rules): void =>
    globalStyle(
      selector
        .split(', ')
        .map((part) => `${root}${root} ${part}`)
        .join(', '),
      { '@media': { print: rules } },
    );
}
