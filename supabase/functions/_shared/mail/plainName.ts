import { shorten } from './shorten.ts';

/** Characters of a name that a stranger is shown at most. */
const longest = 30;

/**
 * A name as it may be mailed to an address that anybody could have typed: letters, and what joins them. No link, number
 * or message can be made of it.
 */
export function plainName(name: string): string {
  return shorten(name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim(), longest);
}
