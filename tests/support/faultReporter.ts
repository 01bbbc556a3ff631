import type { Reporter, TestModule } from 'vitest/node';
import { toTable } from '../../server/textTable.ts';

/** Prints the table of `npm run test:faults`: how much of what honest visitors sent passed (`recordHonestResult`). */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const rows = tests.flatMap((test) =>
      (test.meta().honest ?? []).map(({ what, passed, of }) => [test.fullName, what, `${passed} of ${of}`]),
    );
    console.log(`\n${toTable(['what was done', 'honest', 'passed'], rows)}`);
  }
}
