import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many of the honest requests of a test passed: `passed` of `of`. */
    honest?: { what: string; passed: number; of: number }[];
  }
}

/** Adds to the table of `npm run test:faults` how much of what honest visitors sent passed in the running test. */
export function recordHonestResult(passed: number, of: number, what = 'requests stored'): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.honest = [...(test.meta.honest ?? []), { what, passed, of }];
}
