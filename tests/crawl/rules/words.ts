import type { Rule } from '../rule.ts';

/**
 * Whole sentences and expressions in English that a French dictionary does not have. Names of programmes and products
 * (Office, Google Workspace, supply chain, e-learning, Executive Education as the name of an offer) are exempt by
 * RGAA 8.7: proper names, and words in common use that are said as French ones.
 */
const english = /\b(oops|page not found|read more|click here|learn more|welcome to)\b/i;

export const words: Rule = {
  promise: 'the page is in French, and what is in another language says so',
  width: 1280,
  problemsOn: (page) =>
    page.evaluate((pattern) => {
      const expression = new RegExp(pattern, 'i');
      const { lang } = document.documentElement;
      const found = lang === 'fr' ? [] : [`the page says that it is in “${lang}”`];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [text, parent] = [node.textContent ?? '', node.parentElement];
        const isRead = parent?.checkVisibility() === true;
        if (isRead && expression.test(text) && !parent.closest('[lang="en"]')) found.push(text);
      }
      return found;
    }, english.source),
};
