import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { hasJava, markupErrors } from '../support/builtSite.ts';

/** Checks the markup of all states in one run of the Nu HTML checker, because its Java process is slow to start. */
export default class MarkupReporter implements Reporter {
  readonly markup: string[] = [];

  onTestEnd(_: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations)
      if (type === 'markup' && description) this.markup.push(description);
  }

  async onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    if (this.markup.length === 0 || !(await hasJava())) return undefined;
    const errors = await markupErrors(this.markup);
    if (errors.length === 0) return undefined;
    console.error(`\nThe Nu HTML checker finds errors in these states:\n${errors.join('\n')}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
