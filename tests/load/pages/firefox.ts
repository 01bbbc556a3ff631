import { type Page, launch } from 'puppeteer-core';
import { type PageRecord, record, tapToHeading } from './visit.ts';

/** Times of a cold visit and a tap in Firefox, in milliseconds. Firefox cannot throttle the CPU. */
export interface FirefoxVisit {
  FCP: number;
  /** When the scripts work (`html[data-interactive]`), from the start of the visit. */
  scriptsWorkAt: number;
  /** The time from a tap in the menu to the paint of the next page's heading. */
  next: number;
}

/** Visits the home page and then opens the programmes, over the caller's network link. */
export async function visitInFirefox(executablePath: string, base: string): Promise<FirefoxVisit> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    defaultViewport: { width: 412, height: 823 },
    // The worker's prefetches would count as the page's requests.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(record);
    await page.goto(`${base}/`, { waitUntil: 'load' });
    await page.waitForSelector('html[data-interactive]');
    await pause(4000);
    const { FCP, scriptsWorkAt } = await page.evaluate(
      () => (window as unknown as { bench: PageRecord }).bench, // Safe cast: `record` set it.
    );
    await press(page, 'header button[aria-haspopup="dialog"]');
    await pause(1000);
    const next = await tapToHeading(page, () => press(page, 'dialog a[href="/programs"]'));
    return { FCP, scriptsWorkAt, next };
  } finally {
    await browser.close();
  }
}

async function press(page: Page, selector: string): Promise<void> {
  await (await page.waitForSelector(selector, { visible: true }))?.click();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
