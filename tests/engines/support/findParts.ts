import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** How a person would find something: what it is, and what it is called, whole or in part. */
export interface Query {
  role: string;
  name?: string | undefined;
  pattern?: string;
}

/** Runs in the page: what answers to the last query inside the one that answers to the query before. */
export function findParts(path: readonly Query[]): HTMLElement[] {
  let found: HTMLElement[] = [document.body];
  for (const { role, name, pattern } of path) {
    const [around] = found;
    if (!around || found.length > 1) return [];
    const isCalled = (accessibleName: string) => {
      // French puts narrow spaces before its marks: one space is as good as another.
      const plain = accessibleName.replaceAll(/\s+/g, ' ').trim();
      return pattern === undefined ? plain === name : new RegExp(pattern).test(plain);
    };
    const isNamed = name !== undefined || pattern !== undefined;
    found = TestingLibraryDom.queryAllByRole(around, role, isNamed ? { name: isCalled } : {});
  }
  return found;
}
