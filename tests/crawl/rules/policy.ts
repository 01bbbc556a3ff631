import type { Rule } from '../rule.ts';

/** That the page keeps to it, the console says. */
export const policy: Rule = {
  promise: 'the page has a strict policy',
  width: 1280,
  problemsOn: async (page) => {
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const text = (await meta.getAttribute('content')) ?? '';
    return [
      ...(text.startsWith("default-src 'none';") ? [] : ['it does not begin with nothing']),
      ...(text.includes("require-trusted-types-for 'script'") ? [] : ['it lets scripts write HTML']),
      ...(text.match(/unsafe|\*|blob:|(?<!img-src 'self' )data:/g) ?? []).map(
        (part) => `it lets pass ${part}`,
      ),
    ];
  },
};
