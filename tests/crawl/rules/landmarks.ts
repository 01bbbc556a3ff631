import type { Rule } from '../rule.ts';

export const landmarks: Rule = {
  promise: 'landmarks can be told apart, and there is one h1',
  width: 1280,
  problemsOn: async (page) => {
    const problems: string[] = [];
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      const count = await page.getByRole(role).count();
      if (count !== 1) problems.push(`${count} landmarks are its ${role}`);
    }
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) problems.push(`it has ${headings} headings of level 1`);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((landmarks) =>
        landmarks.map(
          (landmark) =>
            landmark.getAttribute('aria-label') ??
            document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent ??
            '',
        ),
      );
    if (names.includes('')) problems.push('a navigation has no name');
    if (new Set(names).size < names.length) problems.push(`navigations share a name: ${names.join(', ')}`);
    return problems;
  },
};
