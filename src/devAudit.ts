/**
 * Runs axe after every change of the page and reports each violation once in the console. `client.tsx` imports this
 * module only in development; `tests/crawl/visits.test.ts` checks that builds do not contain it.
 */
import axe from 'axe-core';

const debounceMs = 1000;
const reportedViolations = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

async function audit(): Promise<void> {
  if (isRunning) return scheduleAudit();
  isRunning = true;
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: false } },
  });
  isRunning = false;
  for (const { id, help, helpUrl, nodes } of violations) {
    for (const { target, element, failureSummary } of nodes) {
      const key = `${location.pathname} ${id} ${target.join(' ')}`;
      if (reportedViolations.has(key)) continue;
      reportedViolations.add(key);
      // oxlint-disable-next-line no-console
      console.warn(`[a11y] ${id}: ${help}\n${failureSummary ?? ''}\n${helpUrl}`, element ?? target.join(' '));
    }
  }
}

function scheduleAudit(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void audit(), debounceMs);
}

new MutationObserver(scheduleAudit).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
});
scheduleAudit();
