import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Of so many honest requests, how many passed. */
    honest?: { what: string; passed: number; of: number }[];
  }
}

/** Notes for the table of `npm run test:faults` how many honest requests passed in the running test. */
export function noteHonest(passed: number, of: number, what = 'requests stored'): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.honest = [...(test.meta.honest ?? []), { what, passed, of }];
}
