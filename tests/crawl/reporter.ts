import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { hasJava, markupErrors } from '../support/builtSite.ts';

const auditFile = join(import.meta.dirname, '../../test-results/audited.txt');

/**
 * Prints each audited combination of route, state, width and mode, and their number. Then checks the markup of all states
 * in one run of the Nu HTML checker, because its Java process is slow to start.
 */
export default class AuditReporter implements Reporter {
  readonly audited: string[] = [];
  readonly markup: string[] = [];

  onTestEnd(_: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type === 'audited' && description) this.audited.push(description);
      if (type === 'markup' && description) this.markup.push(description);
    }
  }

  async onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    this.reportAudit();
    if (this.markup.length === 0 || !(await hasJava())) return undefined;
    const errors = await markupErrors(this.markup);
    if (errors.length === 0) return undefined;
    console.error(`\nThe Nu HTML checker finds errors in these states:\n${errors.join('\n')}`);
    return { status: 'failed' };
  }

  private reportAudit(): void {
    if (this.audited.length === 0) return;
    const routes = new Set(this.audited.map((combination) => combination.split(' · ')[0]));
    const states = new Set(this.audited.map((combination) => combination.split(' · ').slice(0, 2).join()));
    const count =
      `Accessibility audit: ${this.audited.length} combinations of route, state, width and mode ` +
      `(${routes.size} routes, ${states.size} states).`;
    const list = [...this.audited.toSorted(), count].join('\n');
    mkdirSync(dirname(auditFile), { recursive: true });
    writeFileSync(auditFile, `${list}\n`);
    console.log(`\n${list}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
