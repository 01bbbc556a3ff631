import type { Browser, Page } from '@playwright/test';

/** Results of one cold visit; times in milliseconds. */
export interface Visit {
  FCP: number;
  LCP: number;
  TBT: number;
  longest: number;
  CLS: number;
  /** When the scripts work and the long tasks that began before are over; FCP for a page without scripts. */
  interactive: number;
  /** Number of requests until the scripts work, including the page itself. */
  requests: number;
}

/** The measurements that `record` writes in the page; times in milliseconds. */
interface PageRecord {
  FCP: number;
  LCP: number;
  CLS: number;
  scriptsWorkAt: number;
  tasks: { start: number; duration: number }[];
  inputs: number[];
}

/** Browser arguments that keep certificates and other hosts out of the measurements. */
export const browserArguments = [
  // An untrusted certificate costs each visit a second connection.
  '--ignore-certificate-errors',
  // Photographs come from other hosts, whose speed varies.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/**
 * Opens a page in a new browser context with an empty cache, throttled to a cheap phone. With `bypassCSP`, the bench may
 * change the page by hand.
 */
export type OpenPhone = (options?: {
  bypassCSP?: boolean;
}) => Promise<{ page: Page; close: () => Promise<void> }>;

/**
 * Returns `OpenPhone` for a browser and a processor that is `slowdown` times slower. Each page visits `warmUp` first, on the same host but another port: the renderer
 * process is running then, as it is for a visitor who follows a link, but there is no connection yet.
 */
export function createPhoneOpener(browser: Browser, warmUp: string, slowdown: number): OpenPhone {
  return async (options) => {
    const context = await browser.newContext({
      ...options,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      // The worker's prefetches would count as the page's requests.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(record);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(warmUp);
    return { page, close: () => context.close() };
  };
}

/** Visits a page cold and waits for hydration and 700 ms more. */
export async function visit(open: OpenPhone, url: string, hasScripts: boolean): Promise<Visit> {
  const { page, close } = await open();
  try {
    // `record` says it. A locator would bring Playwright's code into the page while it hydrates.
    const scriptsWork = hasScripts && page.waitForEvent('console', (said) => said.text() === 'scripts work');
    await page.goto(url, { waitUntil: 'load' });
    await scriptsWork;
    await page.waitForTimeout(700);
    const { FCP, LCP, CLS, scriptsWorkAt, tasks } = await readRecord(page);
    const own = tasks.filter(({ start }) => start < (scriptsWorkAt || Infinity) + 50);
    const blocking = own.filter(({ start, duration }) => start + duration > FCP && duration > 50);
    const lastEnd = Math.max(FCP, scriptsWorkAt, ...own.map(({ start, duration }) => start + duration));
    const starts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ startTime }) => startTime),
    );
    const early = starts.filter((start) => start <= (scriptsWorkAt || Infinity));
    return {
      FCP,
      LCP,
      CLS,
      TBT: blocking.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...own.map(({ duration }) => duration)),
      interactive: hasScripts ? lastEnd : FCP,
      requests: 1 + early.length,
    };
  } finally {
    await close();
  }
}

/** Milliseconds that an unthrottled page takes to lay out a long text: how fast the machine is. */
export async function measureMachine(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    return await page.evaluate(() =>
      Array.from({ length: 9 }, () => {
        const start = performance.now();
        const text = document.createElement('div');
        for (let index = 0; index < 20_000; index += 1) {
          const paragraph = document.createElement('p');
          paragraph.textContent = `Paragraph ${index} `.repeat(10);
          text.append(paragraph);
        }
        document.body.append(text);
        // Reading a height lays the page out.
        const { offsetHeight } = text;
        text.remove();
        return offsetHeight && performance.now() - start;
      }),
    );
  } finally {
    await page.close();
  }
}

/** The longest Event Timing duration since the last call, in ms; 0 if all are under 16 ms. */
export async function takeSlowestInput(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const { inputs } = await readRecord(page);
  await page.evaluate(() => {
    // Safe cast: `record` set it.
    (window as unknown as { bench: { inputs: number[] } }).bench.inputs = [];
  });
  return Math.max(0, ...inputs);
}

/** Milliseconds from a tap on a link to the paint of the next page's h1. */
export async function tapToHeading(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const holder = window as unknown as { painted?: Promise<number> }; // Safe cast: own property, read below.
    holder.painted = new Promise((resolve) => {
      const waitForNewHeading = (start: number) =>
        requestAnimationFrame(() => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) {
            waitForNewHeading(start);
            return;
          }
          // The timer fires after this frame, which paints the heading.
          setTimeout(() => resolve(performance.now() - start));
        });
      document.addEventListener('click', ({ timeStamp }) => waitForNewHeading(timeStamp), {
        capture: true,
        once: true,
      });
    });
  });
  await tap();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted); // Safe cast: written above.
}

function readRecord(page: Page): Promise<PageRecord> {
  return page.evaluate(() => (window as unknown as { bench: PageRecord }).bench); // Safe cast: `record` set it.
}

/** Runs in the page before its own scripts. */
function record(): void {
  const bench: PageRecord = { FCP: 0, LCP: 0, CLS: 0, scriptsWorkAt: 0, tasks: [], inputs: [] };
  Object.assign(window, { bench });
  const observe = (type: string, add: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    bench.FCP = startTime;
    console.debug('first paint');
  });
  observe('largest-contentful-paint', ({ startTime }) => (bench.LCP = startTime));
  observe('longtask', ({ startTime, duration }) => bench.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    // Safe cast: entries of the type `layout-shift` have these fields.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.CLS += value;
  });
  observe('event', ({ duration }) => bench.inputs.push(duration), { durationThreshold: 16 });
  const watcher = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-interactive')) return;
    bench.scriptsWorkAt = performance.now();
    console.debug('scripts work');
    watcher.disconnect();
  });
  watcher.observe(document, { attributeFilter: ['data-interactive'], subtree: true });
}
