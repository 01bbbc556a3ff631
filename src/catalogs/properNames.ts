/**
 * Whether a text is the name of a person or an organisation: a language may write it in its own script, and need not. So
 * one that is left out, or written as in French, is neither a gap nor French.
 */
export function isProperName(key: string): boolean {
  return /^(people|partnerNames)\.|\.author$/.test(key);
}
