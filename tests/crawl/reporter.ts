import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const file = join(import.meta.dirname, '../../test-results/audited.txt');

/** Prints what the accessibility audit covered, each combination of route, state, width and mode, with their count. */
export default class AuditReporter implements Reporter {
  readonly audited: string[] = [];

  onTestEnd(_: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type === 'audited' && description) this.audited.push(description);
    }
  }

  onEnd(): void {
    if (this.audited.length === 0) return;
    const routes = new Set(this.audited.map((combination) => combination.split(' · ')[0]));
    const states = new Set(this.audited.map((combination) => combination.split(' · ').slice(0, 2).join()));
    const count =
      `Accessibility audit: ${this.audited.length} combinations of route, state, width and mode ` +
      `(${routes.size} routes, ${states.size} states).`;
    const list = [...this.audited.toSorted(), count].join('\n');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${list}\n`);
    console.log(`\n${list}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
