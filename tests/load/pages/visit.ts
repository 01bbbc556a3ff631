import type { Browser, Page } from '@playwright/test';
import { whenScriptsWork } from '../../support/page.ts';

/** What one cold visit measured, in milliseconds and bytes. */
export interface Visit {
  FCP: number;
  LCP: number;
  TBT: number;
  longest: number;
  CLS: number;
  /** When the page's scripts answer and no long task is left; the first paint of a page without scripts. */
  interactive: number;
  /** How many files were asked for until then, the page itself among them. */
  files: number;
}

/** What the page itself records; see `record`. */
export interface Recorded {
  FCP: number;
  LCP: number;
  CLS: number;
  live: number;
  tasks: { start: number; duration: number }[];
  inputs: number[];
}

const cpuSlowdown = 4;

/** What a browser is started with, so that nothing but the page is measured. */
export const browserArguments = [
  // A certificate that the browser asks about costs each visit a second connection.
  '--ignore-certificate-errors',
  // A photograph's host is somebody else's speed.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Opens a page in a context of its own, as slow as a cheap phone, with nothing in its cache. */
export type OpenPhone = () => Promise<{ page: Page; close: () => Promise<void> }>;

/**
 * Phones of one browser. Each visits `warmUp` first, a page of the same host behind another port: the browser has a
 * process for the host then, as it does for those who come from another page, and no connection yet.
 */
export function phonesOf(browser: Browser, warmUp: string): OpenPhone {
  return async () => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      // What it fetches ahead would count as the page's own.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(record);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(warmUp);
    return { page, close: () => context.close() };
  };
}

/** Visits a page cold and waits until nothing more happens by itself. */
export async function visit(open: OpenPhone, url: string, hasScripts: boolean): Promise<Visit> {
  const { page, close } = await open();
  try {
    await page.goto(url, { waitUntil: 'load' });
    if (hasScripts) await whenScriptsWork(page);
    await page.waitForTimeout(700);
    const { FCP, LCP, CLS, live, tasks } = await readRecord(page);
    const own = tasks.filter(({ start }) => start < (live || Infinity) + 50);
    const blocking = own.filter(({ start, duration }) => start + duration > FCP && duration > 50);
    const lastEnd = Math.max(FCP, live, ...own.map(({ start, duration }) => start + duration));
    const files = await filesSince(page, 0);
    return {
      FCP,
      LCP,
      CLS,
      TBT: blocking.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...own.map(({ duration }) => duration)),
      interactive: hasScripts ? lastEnd : FCP,
      files: 1 + files.filter(({ start }) => start <= (live || Infinity)).length,
    };
  } finally {
    await close();
  }
}

/** What a page asked for since a moment of its own clock. */
function filesSince(page: Page, since: number): Promise<{ start: number; bytes: number }[]> {
  return page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime > from)
        // Filtered above.
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ startTime, encodedBodySize }) => ({ start: startTime, bytes: encodedBodySize })),
    since,
  );
}

/** What a page fetches ahead of any tap, for the links in sight: files and bytes. */
export async function fetchedAhead(open: OpenPhone, url: string): Promise<{ files: number; bytes: number }> {
  const { page, close } = await open();
  try {
    await page.goto(url);
    await whenScriptsWork(page);
    await page.waitForTimeout(8000);
    const { live } = await readRecord(page);
    const files = await filesSince(page, live);
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await close();
  }
}

/** The longest time from an input to what it changed on the screen, since the last call; 0 under 16 ms. */
export async function takeSlowestInput(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const { inputs } = await readRecord(page);
  await page.evaluate(() => {
    // Put there by `record`.
    (window as unknown as { bench: { inputs: number[] } }).bench.inputs = [];
  });
  return Math.max(0, ...inputs);
}

/** Milliseconds from the start of a visit to the open menu, for a tap as soon as its button is seen. */
export async function tapAtFirstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  return page.evaluate(() => performance.now());
}

/** A page of whatever drives the browser. */
interface Asked {
  evaluate<Value>(work: () => Value | Promise<Value>): Promise<Value>;
}

/** Milliseconds from a tap on a link to the paint of the next page's h1. */
export async function tapToHeading(page: Asked, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const holder = window as unknown as { painted?: Promise<number> }; // read back below
    holder.painted = new Promise((resolve) => {
      const look = (start: number) =>
        requestAnimationFrame(() => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) {
            look(start);
            return;
          }
          // A timer's task comes after this frame, which paints the heading.
          setTimeout(() => resolve(performance.now() - start));
        });
      document.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
  });
  await tap();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted); // written above
}

function readRecord(page: Page): Promise<Recorded> {
  return page.evaluate(() => (window as unknown as { bench: Recorded }).bench); // put there by `record`
}

/** Runs in the page before its own scripts. */
export function record(): void {
  const bench: Recorded = { FCP: 0, LCP: 0, CLS: 0, live: 0, tasks: [], inputs: [] };
  Object.assign(window, { bench });
  const observe = (type: string, add: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.FCP = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (bench.LCP = startTime));
  observe('longtask', ({ startTime, duration }) => bench.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    // What the entry type says.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.CLS += value;
  });
  observe('event', ({ duration }) => bench.inputs.push(duration), { durationThreshold: 16 });
  const watcher = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-live')) return;
    bench.live = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { attributeFilter: ['data-live'], subtree: true });
}
