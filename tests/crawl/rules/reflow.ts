import type { Page } from '@playwright/test';
import { describeFindings } from '../findings.ts';
import { examinePage } from '../ownRules.ts';
import type { Rule } from '../rule.ts';

interface View {
  name: string;
  width: number;
  height: number;
  /** What the visitor chose in the browser, in CSS pixels. */
  textSize: number;
  visitedAt: 360 | 1280;
}

const views: readonly View[] = [
  { name: 'at 320 px', width: 320, height: 640, textSize: 16, visitedAt: 360 },
  { name: 'at 768 px', width: 768, height: 1024, textSize: 16, visitedAt: 360 },
  { name: 'at 1280 px', width: 1280, height: 800, textSize: 16, visitedAt: 360 },
  { name: 'with text of 200 % on a phone', width: 360, height: 740, textSize: 32, visitedAt: 360 },
  { name: 'with text of 200 % on a desktop', width: 1280, height: 800, textSize: 32, visitedAt: 1280 },
  {
    name: 'enlarged to 400 % in a window of 1280 × 1024 px',
    width: 320,
    height: 256,
    textSize: 16,
    visitedAt: 360,
  },
];

export const reflow: readonly Rule[] = views.map(({ name, width, height, textSize, visitedAt }) => ({
  promise: `${name}, the page does not scroll sideways, and nothing of it is cut off or covers the rest`,
  width: visitedAt,
  problemsOn: async (page) => {
    const before = page.viewportSize();
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    const findings = await examinePage(page);
    const stuck = await whatIsStuck(page);
    const isHeaded = await page.getByRole('heading', { level: 1 }).isVisible();
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
    if (before) await page.setViewportSize(before);
    const described = describeFindings(findings.map((finding) => ({ ...finding, where: name })));
    return [
      ...(described ? [described] : []),
      ...stuck,
      ...(isHeaded ? [] : ['its heading is out of sight']),
    ];
  },
}));

/** What stays over the text in a low window, and takes more than a quarter of it. */
function whatIsStuck(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => innerHeight < 400 && element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 4)
      .map((element) => `stays over the text: ${element.outerHTML.slice(0, 80)}`),
  );
}
