/**
 * `node takePictures.ts FOLDER OTHER [PATTERN]`: runs in a copy of the tree that is built from marked texts (`pictures.ts`). Takes a
 * picture of every state of the crawl, of every message of the forms and of every mail, and writes where each text is on it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { asFileName } from '../support/machine.ts';
import { isHydrated, scrollThrough } from '../support/page.ts';
import { spawnServer } from '../support/serverProcess.ts';
import type { Picture, Place } from '../../src/translating/context.ts';
import { findTexts } from './findTexts.ts';
import { markPattern } from '../../src/translating/marks.ts';
import { type Scene, explore, marksIn, now, paths, phone, sceneRounds } from './scenes.ts';

const tallest = 12_000;
/** Weblate takes no taller image. */
const imageHeight = 2000;
const picturesAtOnce = 3;

const [folder = '.', other = '.', pattern = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');

for (const kind of ['pictures', 'pages']) mkdirSync(join(folder, kind), { recursive: true });
const servers = [root, other].map((tree) => spawnServer({ DATA_DIR: join(tree, 'data') }, tree));
const browser = await chromium.launch(launchOptions());
const [baseURL = '', otherURL = ''] = (await Promise.all(servers.map((server) => server.ready()))).map(
  (url) => url.replace('127.0.0.1', 'localhost'),
);
const pictures: Picture[] = [];
const seen = new Set<number>();
const isChosen = ({ name, path = '' }: Scene) => new RegExp(pattern).test(`${path} ${name}`);
for (const scenes of sceneRounds) {
  const remaining = scenes.filter(isChosen).values();
  await Promise.all(
    Array.from({ length: picturesAtOnce }, async () => {
      for (const scene of remaining) await visit(browser, scene);
    }),
  );
}
await browser.close();
await Promise.all(servers.map((server) => server.stop()));
writeFileSync(
  join(folder, 'pictures.json'),
  JSON.stringify(pictures.toSorted((one, other) => (one.name < other.name ? -1 : 1))),
);

async function visit(browser: Browser, scene: Scene): Promise<void> {
  const { name, path, width = phone, isScriptless, isExplored, isOfOther, at = now } = scene;
  const { reach, others = [] } = scene;
  const context = await browser.newContext({
    baseURL: isOfOther ? otherURL : baseURL,
    viewport: { width, height: 800 },
    locale: 'fr',
    timezoneId: 'Africa/Djibouti',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
    ...(isScriptless && { javaScriptEnabled: false }),
  });
  try {
    if (!isScriptless) await context.clock.setFixedTime(at);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    let asked: Place[] = [];
    page.on('dialog', (dialog) => {
      asked.push(...marksIn(dialog.message()).map((index) => unseenPlace(index, 'question of the browser')));
      void dialog.accept();
    });
    const open = async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (path) {
        // The second time: the tab keeps a receipt, and an address that differs in its fragment alone would load nothing.
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        await page.goto('about:blank');
        await page.goto(path, { waitUntil: 'load' });
        if (!isScriptless) await page.waitForFunction(isHydrated);
        if (!isScriptless) await scrollThrough(page);
      }
      await reach?.(page);
    };
    const take = (state: string) => {
      const places = [...asked, ...others];
      asked = [];
      return takePicture(page, { ...scene, name: state }, places);
    };
    if (isExplored) await explore(page, open, (control) => take(`${name}, ${control}`));
    else {
      await open();
      await take(name);
    }
  } catch (error) {
    console.error(`No picture of ${path ?? ''} ${name}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

function unseenPlace(index: number, kind: Place['kind']): Place {
  return { index, kind, boxes: [], around: '' };
}

/** Resolves with whether it took one: an extra picture without a new text is not kept. */
async function takePicture(page: Page, scene: Scene, others: readonly Place[]): Promise<boolean> {
  const { name, path, width = phone, isExtra } = scene;
  const html = withoutScripts(await page.content());
  const text = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('');
  });
  const attributes = html.match(/="[^"]*"/g)?.join('') ?? '';
  const decoded = attributes.replaceAll(/%F3%A0%8[01]%[89AB][0-9A-F]/g, decodeURIComponent);
  const events = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download][href^="blob:"]')];
    return Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
  });
  const inFiles = marksIn(events.join('').replaceAll('\r\n ', ''));
  const shown = [...marksIn(text + decoded), ...inFiles, ...others.map(({ index }) => index)];
  if (isExtra && shown.every((index) => seen.has(index))) return false;
  // The whole page is one window, so that places are those on the picture.
  const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, innerHeight));
  await page.setViewportSize({ width, height: Math.min(height, tallest) });
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })));
  const ofFiles = inFiles.map((index) => unseenPlace(index, 'prepared message'));
  const places = [...(await page.evaluate(findTexts, markPattern)), ...ofFiles, ...others];
  // A hidden element has it.
  if (isExtra && places.every(({ index }) => seen.has(index))) return true;
  const file = asFileName(`${path === '/' ? 'home' : (path ?? '')} ${name}`);
  const { width: shownWidth, height: shownHeight } = page.viewportSize() ?? { width, height };
  const imageTop = ({ boxes: [box] }: Place) => {
    const top = Math.min(Math.max(box?.[1] ?? 0, 0), shownHeight - 1);
    return top - (top % imageHeight);
  };
  const tops = new Set(places.filter(({ index }) => !isExtra || !seen.has(index)).map(imageTop));
  for (const { index } of places) seen.add(index);
  for (const top of tops)
    await page.screenshot({
      path: join(folder, `pictures/${file}-${top}.jpg`),
      clip: { x: 0, y: top, width: shownWidth, height: Math.min(imageHeight, shownHeight - top) },
      type: 'jpeg',
      quality: 25,
      animations: 'disabled',
    });
  writeFileSync(join(folder, `pages/${file}.html`), html);
  const texts = places.map(({ index, ...place }) => {
    const top = imageTop({ index, ...place });
    return { text: paths[index] ?? '', ...(tops.has(top) && { top }), ...place };
  });
  const size = { width: shownWidth, height: shownHeight };
  pictures.push({ name: file, state: name, ...(path && { route: path }), ...size, texts });
  return true;
}

/** For the bench, which shows the page beside its own files, with translations and without a policy for its scripts. */
function withoutScripts(html: string): string {
  const scripts =
    /<script\b[^]*?<\/script>|<link rel="(?!stylesheet)[^>]*>|<meta http-equiv[^>]*>| autofocus=""/g;
  return html
    .replaceAll(scripts, '')
    .replaceAll(baseURL, '')
    .replaceAll(/(["'(,\s])\/(assets)\//g, '$1../site/$2/');
}
