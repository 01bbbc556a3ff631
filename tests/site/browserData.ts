/** What each of the oldest supported browsers lacks, from MDN's browser-compat-data. */
// Playwright does not compile the package's usual entry, which imports JSON.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../src/build/browsers.ts';

/** Features by name, each with the features below it. */
type Group = Record<string, Identifier | undefined>;

const { builtins = {} } = bcd.javascript;
const { api = {} } = bcd;

export type OldBrowser = keyof typeof oldestBrowsers;

export interface Member {
  /** Undefined for a global, such as `scheduler`. */
  owner: string | undefined;
  name: string;
  /** Whether the data says that it is a static method, which they do only for interfaces (`Response.json`). */
  isStatic: boolean;
}

/** The globals and members that a browser of this version has, or lacks. A prefixed or hidden one counts as lacking. */
function membersOf(browser: OldBrowser, wanted: 'has' | 'lacks', groups: readonly Group[]): Member[] {
  const members: Member[] = [];
  const collect = (group: Group, owner: string | undefined) => {
    for (const [key, feature] of Object.entries(group)) {
      const isStatic = key.endsWith('_static');
      const name = key.replace('_static', '');
      const support = feature?.__compat?.support[browser];
      // `open_dialog` names a behaviour of `open`.
      if (!support || name.includes('_')) continue;
      if (isSupported(support, oldestBrowsers[browser]) === (wanted === 'has'))
        members.push({ owner, name, isStatic });
      if (owner === undefined) collect(feature, name);
    }
  };
  for (const group of groups) collect(group, undefined);
  return members;
}

export const membersLackedBy = (browser: OldBrowser): Member[] =>
  membersOf(browser, 'lacks', [builtins, api]);

/**
 * The names of members of ECMAScript's built-in objects that one of the oldest browsers lacks. Leaves out names that another
 * built-in object or an interface has there: of `list.map`, nothing tells whether the list is an array or an iterator.
 */
export function methodsToAvoid(): Set<string> {
  const names = Object.keys(oldestBrowsers).flatMap((key) => {
    const browser = key as OldBrowser; // Safe cast: the keys are these.
    const known = new Set(membersOf(browser, 'has', [builtins, api]).map(({ name }) => name));
    return membersOf(browser, 'lacks', [builtins])
      .map(({ name }) => name)
      .filter((name) => !known.has(name));
  });
  return new Set(names);
}

function isSupported(statements: SupportStatement, version: string): boolean {
  return [statements].flat().some(({ version_added, version_removed, prefix, alternative_name, flags }) => {
    if (prefix || alternative_name || flags || !version_added) return false;
    return isAtMost(version_added, version) && !(version_removed && isAtMost(version_removed, version));
  });
}

function isAtMost(added: string, version: string): boolean {
  if (added === 'preview') return false;
  return added.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;
}
