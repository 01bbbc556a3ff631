import type { Page } from '@playwright/test';
import { whenScriptsWork } from '../../support/page.ts';
import { controlPrefix } from './siteOverTls.ts';
import { type OpenPhone, takeSlowestInput, tapToHeading } from './visit.ts';

type Measure = (page: Page, base: string) => Promise<number>;

/** The slowest event of an act on a page whose scripts work. */
const slowestOn =
  (path: string, act: (page: Page) => Promise<unknown>): Measure =>
  async (page, base) => {
    await openWithScripts(page, base + path);
    await act(page);
    return takeSlowestInput(page);
  };

async function openWithScripts(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenScriptsWork(page);
  await page.waitForTimeout(500);
  await takeSlowestInput(page);
}

async function tapInMenu(page: Page, name: RegExp): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.waitForTimeout(1000);
  return tapToHeading(page, () => menu.getByRole('link', { name }).tap());
}

/** The time from a tap on a link in the open menu to the next page, prefetched while the link is visible for a second. */
const nextPage =
  (name: RegExp): Measure =>
  async (page, base) => {
    await openWithScripts(page, `${base}/`);
    await page.waitForTimeout(4000);
    return tapInMenu(page, name);
  };

/**
 * The lower bound of `nextPage`: a page without scripts, whose content is swapped by hand for that of the next page, which
 * is parsed already.
 */
const swappedPage =
  (name: RegExp, path: string): Measure =>
  async (page, base) => {
    await page.goto(`${base}${controlPrefix}/`);
    await page.evaluate(async (url) => {
      const next = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      const swap = (selector: string) => {
        const part = next.querySelector(selector);
        if (part) document.querySelector(selector)?.replaceWith(document.adoptNode(part));
      };
      document.addEventListener('click', (event) => {
        if (!(event.target instanceof Element) || !event.target.closest('a')) return;
        event.preventDefault();
        event.target.closest('dialog')?.close();
        swap('style[data-tsr-inline-css]');
        swap('main');
        scrollTo(0, 0);
      });
    }, `${base}${controlPrefix}${path}`);
    await page.waitForTimeout(1000);
    return tapInMenu(page, name);
  };

const measures: Record<string, Measure> = {
  'next page: programmes': nextPage(/^Formations$/),
  'next page: programmes, swapped by hand': swappedPage(/^Formations$/, '/programs'),
  'next page: admission form': nextPage(/^Demande d/),
  'next page: admission form, swapped by hand': swappedPage(/^Demande d/, '/admission-request'),
  'typing in the form': slowestOn('/admission-request', async (page) => {
    await page.getByRole('textbox', { name: 'Prénom' }).tap();
    await page.keyboard.type('Hodan Warsama', { delay: 60 });
  }),
  'opening the calendar': slowestOn('/admission-request', async (page) => {
    await page.getByRole('button', { name: 'Sélectionner une date' }).tap();
    await page.getByRole('grid').waitFor();
  }),
  'opening the menu': slowestOn('/', (page) => page.getByRole('button', { name: 'Menu' }).tap()),
  'opening the application dialog': slowestOn('/about', async (page) => {
    await page.getByRole('button', { name: 'Postuler comme enseignant' }).tap();
    await page.getByRole('dialog', { name: /enseign/i }).waitFor();
  }),
  'paging the news': slowestOn('/news', (page) => page.getByRole('main').getByRole('button').last().tap()),
};

/** Milliseconds after the first paint of a cold visit. */
export const moments = [0, 200, 500, 900, 1400, 2000, 3000];

interface Hand {
  path: string;
  act: (page: Page) => Promise<unknown>;
  hasAnswered: (page: Page) => Promise<boolean>;
  /** INP is good up to 200 ms. */
  limitMs: (slowdown: number) => number;
}

export const hands: Record<string, Hand> = {
  'the phone’s menu': {
    path: '/',
    act: async (page) => {
      const box = await page.getByRole('button', { name: 'Menu' }).boundingBox();
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    },
    hasAnswered: (page) => page.locator('dialog[open]').isVisible(),
    limitMs: (slowdown) => (slowdown > 4 ? 500 : 200),
  },
  'the first letter in the form': {
    path: '/admission-request',
    act: async (page) => {
      await page.locator('[name="firstName"]').focus();
      await page.keyboard.press('H');
    },
    hasAnswered: async (page) => (await page.locator('[name="firstName"]').inputValue()) === 'H',
    limitMs: (slowdown) => (slowdown > 4 ? 300 : 200),
  },
};

/** The longest event of a cold visit with one tap or key. Throws if its answer does not stand in the hydrated page. */
export async function measureHand(
  open: OpenPhone,
  base: string,
  name: string,
  moment: number,
): Promise<number> {
  const hand = hands[name];
  if (!hand) throw new Error(`no ${name}`);
  const { page, close } = await open();
  try {
    const painted = page.waitForEvent('console', (said) => said.text() === 'first paint');
    await page.goto(base + hand.path, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(moment);
    await hand.act(page);
    await whenScriptsWork(page);
    await page.waitForTimeout(2000);
    if (!(await hand.hasAnswered(page)))
      throw new Error(`${name} was lost ${moment} ms after the first paint`);
    return await takeSlowestInput(page);
  } finally {
    await close();
  }
}

/** Runs every measurement `runs` times, each in a new visit, and returns the milliseconds by name. */
export async function measureInputs(
  open: OpenPhone,
  base: string,
  runs: number,
): Promise<Record<string, number[]>> {
  const results: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      const { page, close } = await open({ bypassCSP: name.endsWith('by hand') });
      try {
        (results[name] ??= []).push(await measure(page, base));
      } finally {
        await close();
      }
    }
  }
  return results;
}
