import { whenScriptsWork } from '../../support/page.ts';
import type { OpenPhone } from './visit.ts';

/** The paths of one tour through the site. */
const tour = ['/programs', '/admissions', '/contact', '/'];

/** Memory of a tab after garbage collection, following a number of navigations within the site. */
export interface TabMemory {
  navigations: number;
  heapBytes: number;
  nodes: number;
}

/** Measures a tab after one tour and again after six. */
export async function memoryOfTab(open: OpenPhone, base: string): Promise<TabMemory[]> {
  const { page, close } = await open();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${base}/`);
    await whenScriptsWork(page);
    const held: TabMemory[] = [];
    for (let navigations = 1; navigations <= 6 * tour.length; navigations += 1) {
      const path = tour[(navigations - 1) % tour.length] ?? '/';
      // Dispatch the click, because the link is in the closed menu.
      await page.locator(`dialog a[href="${path}"]`).first().dispatchEvent('click');
      await page.waitForURL(base + path);
      await page.locator('h1:focus').waitFor();
      if (navigations !== tour.length && navigations !== 6 * tour.length) continue;
      await page.waitForTimeout(2000);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
      held.push({ navigations, heapBytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') });
    }
    return held;
  } finally {
    await close();
  }
}
