import { type Page, expect, test as freshTest } from '@playwright/test';
import { isFromPlaywright, openPage, sectionOf, statusOf, test } from '../support/page.ts';

const normaliseSpaces = (text: string) => text.replace(/\s/g, ' ');

freshTest.describe('key figures', () => {
  const figures = (page: Page) => sectionOf(page, 'L’école en chiffres').getByRole('list');
  const counting = (page: Page) => figures(page).locator('strong [aria-hidden]');
  const tree = async (page: Page) => normaliseSpaces(await figures(page).ariaSnapshot());

  /** So that a motion does not end while the test waits. */
  async function openWithClockStopped(page: Page): Promise<void> {
    await page.clock.install({ time: '2026-03-04T08:00:00Z' });
    await openPage(page, '/');
    await page.clock.pauseAt('2026-03-04T09:00:00Z');
  }

  /** Scrolls until `share` of the section's height is in view. */
  async function reveal(page: Page, share: number): Promise<void> {
    await sectionOf(page, 'L’école en chiffres').evaluate((section, share) => {
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
      // Observers are notified in order of creation, so the page's observer has run when this one does.
      return new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(section);
      });
    }, share);
  }

  freshTest.describe('without reduced motion', () => {
    freshTest.use({ contextOptions: { reducedMotion: 'no-preference' } });

    freshTest(
      'count up once from 0 in two seconds in view; the tree and paper always have the final values',
      async ({ page }) => {
        // A busy browser reports two positions at once, the older first.
        await page.addInitScript(() => {
          window.IntersectionObserver = class extends IntersectionObserver {
            constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
              let earlier: IntersectionObserverEntry[] = [];
              super((entries, observer) => {
                callback([...earlier, ...entries], observer);
                earlier = entries;
              }, options);
            }
          };
        });
        await openWithClockStopped(page);
        await reveal(page, 0.2);
        await page.clock.runFor(1000);
        await expect(counting(page).first()).toHaveText(/^0\s%$/);
        expect(await tree(page)).toContain('95 %');

        await reveal(page, 0.4);
        await page.clock.runFor(1000);
        await expect(counting(page).first()).toHaveText(/^4[5-9]\s%$/);
        await expect(counting(page).nth(1)).toHaveText(/^2[3-6]\d\+$/);
        expect(await tree(page)).toContain('95 %');
        await page.emulateMedia({ media: 'print' });
        await expect(counting(page).first()).toBeHidden();
        await expect(figures(page).getByText(/^95\s%$/)).toHaveCSS('opacity', '1');
        await page.emulateMedia({ media: 'screen' });
        await page.clock.runFor(1100);
        await expect(counting(page)).toHaveCount(0);
        await expect(figures(page)).toContainText(/95\s%/);

        await page.evaluate(() => scrollTo(0, 0));
        await reveal(page, 0.9);
        await page.clock.runFor(300);
        await expect(counting(page)).toHaveCount(0);
      },
    );
  });

  freshTest('show their final values under reduced motion', async ({ page }) => {
    await openWithClockStopped(page);
    await reveal(page, 0.9);
    await page.clock.runFor(300);
    await expect(counting(page)).toHaveCount(0);
    await expect(figures(page)).toContainText(/95\s%.*500\+.*60\+.*25\+.*7/);
  });
});

freshTest('with motion allowed, no animation lasts more than five seconds', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  for (const path of ['/', '/about', '/campus']) {
    await openPage(page, path);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 5000)
        .map(String),
    );
    expect(endless, path).toEqual([]);
  }
});

test.describe('testimonials', () => {
  const strip = (page: Page) => page.getByRole('group', { name: 'Témoignages de diplômés' });
  const button = (page: Page, name: string | RegExp) =>
    sectionOf(page, 'Ils ont étudié ici').getByRole('button', { name });

  async function expectShown(page: Page, number: number): Promise<void> {
    const items = strip(page).getByRole('listitem');
    for (const place of [1, 2, 3]) {
      const item = expect(items.nth(place - 1));
      await (place === number
        ? item.toBeInViewport({ ratio: 0.5 })
        : item.not.toBeInViewport({ ratio: 0.5 }));
      const dot = expect(button(page, new RegExp(`^Témoignage ${place},`)));
      await (place === number ? dot : dot.not).toHaveAttribute('aria-current', 'true');
    }
  }

  freshTest('change only by their buttons, wrap around, and announce each change', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    const status = statusOf(page).filter({ hasText: /^Témoignage/ });
    await button(page, 'Témoignage suivant').scrollIntoViewIfNeeded();
    // Count the changes: a rotation that has gone all round shows the first testimonial again.
    const changes = await strip(page).evaluateHandle((list) => {
      const counted = { count: 0 };
      const add = () => (counted.count += 1);
      list.addEventListener('scroll', add);
      new MutationObserver(add).observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
      return counted;
    });
    await page.clock.runFor('05:00');
    expect(await changes.jsonValue()).toEqual({ count: 0 });
    await expectShown(page, 1);
    await expect(status).toHaveCount(0);
    for (const [name, number] of [
      ['Témoignage suivant', 2],
      ['Témoignage précédent', 1],
      ['Témoignage précédent', 3],
      ['Témoignage suivant', 1],
      [/^Témoignage 3,/, 3],
    ] as const) {
      await button(page, name).click();
      await expectShown(page, number);
      await expect(status).toHaveText(new RegExp(`^Témoignage ${number} sur 3, \\S+`));
      await expect(button(page, name)).toBeFocused();
    }
  });

  test('after a swipe the dots show its testimonial, and the next button goes on from there and says so', async ({
    page,
  }) => {
    await openPage(page, '/');
    await button(page, 'Témoignage suivant').scrollIntoViewIfNeeded();
    await strip(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expectShown(page, 2);
    await button(page, 'Témoignage suivant').click();
    await expectShown(page, 3);
    const status = statusOf(page).filter({ hasText: /^Témoignage/ });
    await expect(status).toHaveText(/^Témoignage 3/);
    await strip(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expect(status, 'the next button says its testimonial again').toHaveCount(0);
  });

  test('under reduced motion, a button shows its testimonial without sliding', async ({ page }) => {
    await openPage(page, '/');
    const slides = await strip(page).evaluateHandle((list) => list);
    const shown = await button(page, 'Témoignage suivant').evaluate((next: HTMLElement, list) => {
      next.click();
      // In the task of the press, before a slide could begin.
      return list.scrollLeft / list.clientWidth;
    }, slides);
    expect(shown).toBeCloseTo(1, 1);
  });
});

freshTest('the play button only writes to the console', async ({ page, context }) => {
  await openPage(page, '/');
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isFromPlaywright(message)) messages.push(message.type());
  });
  const before = await page.locator('body').ariaSnapshot();
  await page.getByRole('button', { name: 'Vidéo pas encore disponible' }).click();
  await expect.poll(() => messages).toEqual(['info']);
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  expect(context.pages()).toEqual([page]);
  await expect(page).toHaveURL('/');
});

test('one part of the ISO standard is open at a time, and closes again, also without the shared name', async ({
  page,
}) => {
  await openPage(page, '/certifications');
  const parts = page.locator('details', { has: page.getByRole('heading', { level: 3 }) });
  const openParts = parts.and(page.locator('[open]')).locator('summary');
  const summary = (name: string) => parts.locator('summary', { hasText: name });
  await summary('aux étudiants').click();
  await expect(openParts).toHaveText(['Ce que la norme apporte aux étudiants']);
  await summary('aux étudiants').click();
  await expect(openParts).toHaveCount(0);
  await parts.evaluateAll((all) => all.forEach((part) => part.removeAttribute('name')));
  await summary('à l’école').click();
  await expect(openParts).toHaveText(['Ce que la norme apporte à l’école']);
  await summary('engagement').click();
  await expect(openParts).toHaveText(['Notre engagement qualité']);
});

test('the first picture of the gallery is wider than the others', async ({ page }) => {
  await openPage(page, '/campus');
  const pictures = sectionOf(page, 'Le campus en images').getByRole('img');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const [first = 0, ...others] = widths;
    expect(others.length).toBeGreaterThanOrEqual(3);
    expect.soft(first, `at ${width} px`).toBeGreaterThan(1.5 * Math.max(...others));
  }
});

test('the opening hours mark the day in Djibouti as today, also one on which the school is closed', async ({
  page,
}) => {
  const wednesday = '2026-03-03T21:30:00Z'; // Still Tuesday in London.
  for (const [path, whose, moment, day, hours] of [
    ['/', 'Ouverture du campus', wednesday, 'mercredi', /8\sh/],
    ['/campus', 'Ouverture du campus', '2026-03-06T08:00:00Z', 'vendredi', /^Fermé$/],
    ['/contact', 'Accueil et téléphone', wednesday, 'mercredi', /8\sh/],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await openPage(page, path);
    const table = page.getByRole('table', { name: `${whose}, à l’heure de Djibouti` });
    const marked = page.getByRole('rowheader').filter({ hasText: 'aujourd’hui' });
    await expect.soft(table.locator(marked), path).toContainText(day);
    const row = table.getByRole('row').filter({ has: marked });
    await expect.soft(row.getByRole('cell'), path).toHaveText(hours);
  }
});
