import { TestRunner, onTestFinished } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { temporaryFolder } from './machine.ts';

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

/** Prints the table of `npm run test:faults`. */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const rows = tests.flatMap((test) =>
      (test.meta().honest ?? []).map(({ what, passed, of }) => ({ test: test.fullName, what, passed, of })),
    );
    console.table(rows);
  }
}

/** Makes a folder outside the repository and returns its path. Removed after the running test and its `afterEach`. */
export function makeTestFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}
