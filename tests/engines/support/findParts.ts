import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** Finds an element by role and accessible name; `pattern` is a regular expression for the name. */
export interface Query {
  role: string;
  name?: string | undefined;
  pattern?: string;
}

/** Runs in the page. Returns the elements that match the last query, inside the single match of the query before. */
export function findParts(path: readonly Query[]): HTMLElement[] {
  let found: HTMLElement[] = [document.body];
  for (const { role, name, pattern } of path) {
    const [around] = found;
    if (!around || found.length > 1) return [];
    const isCalled = (accessibleName: string) => {
      // Treat the narrow no-break spaces of French typography as spaces.
      const plain = accessibleName.replaceAll(/\s+/g, ' ').trim();
      return pattern === undefined ? plain === name : new RegExp(pattern).test(plain);
    };
    const isNamed = name !== undefined || pattern !== undefined;
    found = TestingLibraryDom.queryAllByRole(around, role, isNamed ? { name: isCalled } : {});
  }
  return found;
}
