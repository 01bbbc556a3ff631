/**
 * `node takePictures.ts TREE FOLDER [PATTERN] [MOMENT]`: takes a picture of every visit of a built tree's crawl at each width. A
 * process for each tree, whose own states and server know its components; Playwright cannot be loaded twice in one.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type * as Playwright from '@playwright/test';
import type * as Visits from '../crawl/visits.ts';
import type * as Browsers from '../support/browser.ts';
import { asFileName } from '../support/machine.ts';
import type * as Pages from '../support/page.ts';
import type * as Servers from '../support/serverProcess.ts';

const widths = [360, 768, 1280] as const;
const height = 800;
const picturesAtOnce = 2;

const [tree = '.', folder = '.', pattern = '', moment = ''] = process.argv.slice(2);
const now = moment || '2026-03-02T09:00:00+03:00';
// Safe casts: modules of the tree, which are those of this tree at another time.
const load = async <Module>(path: string) => (await import(resolve(tree, 'tests', path))) as Module;
const { planVisits } = await load<typeof Visits>('crawl/visits.ts');
const { findBrowser } = await load<typeof Browsers>('support/browser.ts');
const { isHydrated, scrollThrough } = await load<typeof Pages>('support/page.ts');
const { spawnServer } = await load<typeof Servers>('support/serverProcess.ts');
const { chromium } = createRequire(resolve(tree, 'package.json'))('@playwright/test') as typeof Playwright;

mkdirSync(folder, { recursive: true });
const server = spawnServer({ SITE_DIR: resolve(tree, 'dist/client'), DATA_DIR: join(folder, 'data') });
const executablePath = findBrowser()?.path;
// Written out, because the modules of an older tree may lack `launchOptions`.
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--disable-gpu',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
const baseURL = (await server.ready()).replace('127.0.0.1', 'localhost');
const remaining = planVisits()
  .flatMap((visit) => widths.map((width) => ({ visit, width })))
  .filter(({ visit, width }) => new RegExp(pattern).test(pictureName(visit, width)))
  .values();
await Promise.all(
  Array.from({ length: picturesAtOnce }, async () => {
    for (const { visit, width } of remaining) await takePicture(browser, visit, width);
  }),
);
await browser.close();
await server.stop();

async function takePicture(browser: Playwright.Browser, visit: Visits.Visit, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale: 'fr',
    timezoneId: 'Africa/Djibouti',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const name = pictureName(visit, width);
  try {
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(visit.path, { waitUntil: 'load' });
    await page.waitForFunction(isHydrated);
    await scrollThrough(page);
    await visit.state?.reach(page);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })));
    await page.screenshot({ path: join(folder, name), fullPage: true, animations: 'disabled' });
  } catch (error) {
    console.error(`No picture ${name}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

function pictureName({ path, state }: Visits.Visit, width: number): string {
  return `${asFileName(`${path === '/' ? 'home' : path} ${state?.name ?? ''}`)}.${width}.png`;
}
