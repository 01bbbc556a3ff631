/**
 * The words of an event for a `Status` that may have said the same before. A screen reader skips unchanged words, and Orca
 * also those that were removed in between: every second event has a no-break space behind them.
 */
export const sayAgain = (words: string, event: number) => (event % 2 === 1 ? `${words}\u00A0` : words);
