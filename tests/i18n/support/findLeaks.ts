import type { Page } from '@playwright/test';
import { closing, opening } from './pseudoCatalogs.ts';

/**
 * Every text of a page that did not come from its catalog: not between the marks of the pseudo-language. Left aside is
 * what comes from elsewhere by right: times and figures that Intl writes, react-aria's own words in
 * this language, what was typed, what stands in `bdi` (names, numbers,
 * addresses), and what names another language as its own.
 */
export function findLeaks(page: Page, locale: string): Promise<string[]> {
  return page.evaluate(
    ({ open, close, written }) => {
      const own = document.documentElement.lang;
      const leaks: string[] = [];

      const outsideOfMarks = (text: string) => {
        let depth = 0;
        let rest = '';
        for (const letter of text) {
          if (letter === open) depth += 1;
          else if (letter === close) depth -= 1;
          else if (depth === 0) rest += letter;
        }
        // Cut somewhere: then all of it is suspect.
        return depth === 0 ? rest : text;
      };
      const look = (where: string, text: string) => {
        const rest = written.reduce((left, word) => left.replaceAll(word, ''), outsideOfMarks(text));
        if (/\p{L}/u.test(rest)) leaks.push(`${where}: ${text.slice(0, 120)}`);
      };
      const nameOf = (element: Element | null) => {
        if (!element) return '';
        const name = element.getAttribute('name') ?? element.id;
        return element.tagName.toLowerCase() + (name && `[${name}]`);
      };
      const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === own;

      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('script, style, template, textarea, time, bdi') || !isOwn(element))
          continue;
        look(`${nameOf(element.parentElement)} > ${nameOf(element)}`, node.textContent ?? '');
      }
      const spoken = [
        'alt',
        'title',
        'placeholder',
        'label',
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
      ];
      for (const element of document.querySelectorAll('*')) {
        if (!isOwn(element)) continue;
        for (const attribute of spoken) {
          look(`${nameOf(element)}@${attribute}`, element.getAttribute(attribute) ?? '');
        }
      }
      const metas =
        'meta:is([name="description"], [name="keywords"], [property="og:site_name"], [property$="title"], ' +
        '[property$="description"], [property$="alt"], [name$="title"], [name$="description"])';
      for (const meta of document.querySelectorAll<HTMLMetaElement>(metas)) {
        look(`meta ${meta.name || meta.getAttribute('property')}`, meta.content);
      }
      return leaks;
    },
    {
      open: opening,
      close: closing,
      written: [...(reactAriaWords[locale.slice(0, 2)] ?? []), ...writtenByIntl(locale)],
    },
  );
}

/** What react-aria says of itself in a calendar and a dialog: its translation of this language, and no other. */
const reactAriaWords: Record<string, readonly string[]> = {
  en: ['Dismiss', 'Previous', 'Next', 'selected'],
  ar: ['تجاهل', 'السابق', 'التالي', 'المحدد'],
};

/** The words that a locale writes of itself, longest first: months, days, halves of the day, units. */
function writtenByIntl(locale: string): string[] {
  const words = new Set<string>();
  const add = (parts: { type: string; value: string }[]) => {
    for (const { type, value } of parts) {
      if (/^(month|weekday|dayPeriod|unit|literal)$/.test(type)) words.add(value.trim());
    }
  };
  for (let month = 0; month < 12; month += 1) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      add(format.formatToParts(Date.UTC(2024, month, 1)));
      add(
        new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).formatToParts(
          Date.UTC(2024, month, 1),
        ),
      );
    }
  }
  for (let day = 0; day < 7; day += 1) {
    for (const style of ['long', 'short', 'narrow'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
      add(format.formatToParts(Date.UTC(2024, 8, 1 + day)));
    }
  }
  for (const hour of [8, 17]) {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    add(format.formatToParts(Date.UTC(2024, 0, 1, hour)));
  }
  for (const unit of ['hour', 'month', 'day', 'minute', 'kilobyte', 'megabyte']) {
    for (const unitDisplay of ['short', 'long'] as const) {
      for (const count of [1, 2, 3, 11, 40, 100]) {
        add(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(count));
      }
    }
  }
  add(new Intl.ListFormat(locale).formatToParts(['1', '2', '3']));
  return [...words].filter((word) => /\p{L}/u.test(word)).toSorted((one, other) => other.length - one.length);
}
