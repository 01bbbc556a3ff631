/**
 * In development only: says in the console what axe finds on the page, after each change of it, once for each finding.
 * `client.tsx` imports it where Vite's development mode is on; `tests/crawl/visits.test.ts` holds it out of the build.
 */
import axe from 'axe-core';

const calmFor = 1000;
const told = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

async function audit(): Promise<void> {
  if (isRunning) return examineLater();
  isRunning = true;
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: false } },
  });
  isRunning = false;
  for (const { id, help, helpUrl, nodes } of violations) {
    for (const { target, element, failureSummary } of nodes) {
      const key = `${location.pathname} ${id} ${target.join(' ')}`;
      if (told.has(key)) continue;
      told.add(key);
      // The console is where one looks while working.
      // oxlint-disable-next-line no-console
      console.warn(`[a11y] ${id}: ${help}\n${failureSummary ?? ''}\n${helpUrl}`, element ?? target.join(' '));
    }
  }
}

function examineLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void audit(), calmFor);
}

new MutationObserver(examineLater).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
});
examineLater();
