import type { Page } from '@playwright/test';
import { axeOn } from '../findings.ts';
import type { Rule } from '../rule.ts';

const pressable = 'a[href], button, summary, input, select, textarea, label';

/** Looks at the page while everything that can be pressed is in pseudo-states at once, as the browser's own tools do. */
async function whileForced<T>(page: Page, pseudoClasses: string[], look: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: pressable,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses }),
    ),
  );
  const seen = await look();
  // With the session go the states.
  await session.detach();
  return seen;
}

export const contrastWhenPointedAt: readonly Rule[] = [
  ['hover'],
  ['focus', 'focus-visible'],
  ['hover', 'active'],
].map((pseudoClasses) => ({
  promise: `text keeps its contrast under ${pseudoClasses.join(' and ')}`,
  width: 1280,
  isOfMake: true,
  problemsOn: async (page) => {
    const engine = (await axeOn(page)).withRules('color-contrast').include(pressable);
    const { violations } = await whileForced(page, pseudoClasses, () => engine.analyze());
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    );
  },
}));

export const forcedColours: Rule = {
  promise: 'in forced colours every button and field keeps a border, and every focus a ring',
  width: 1280,
  isOfMake: true,
  problemsOn: async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const problems = await whileForced(page, ['focus', 'focus-visible'], () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main input:not([type=radio]), main select, main textarea, header a, footer button',
          ),
        ]
          .filter((element) => element.checkVisibility({ opacityProperty: true }))
          .flatMap((element) => {
            const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
            const hasBorder = borderTopWidth !== '0px' || !element.matches('input, select, textarea');
            const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            const html = element.outerHTML.slice(0, 90);
            return [...(hasBorder ? [] : [`no border: ${html}`]), ...(hasRing ? [] : [`no ring: ${html}`])];
          }),
      ),
    );
    await page.emulateMedia({ forcedColors: null });
    return problems;
  },
};
