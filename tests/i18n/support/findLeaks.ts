import { closingMark, openingMark } from './pseudoCatalogs.ts';

/** The attributes whose values a person sees or hears. */
const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
] as const;

/**
 * Runs in a page of a generated language. Returns each text that is not between the marks (`open`, `close`), so not
 * from the catalog. Ignores the words of `Intl` and react-aria (`written`), typed values, the content of `bdi` and
 * `time`, and elements with the `lang` of another language.
 */
export function findLeaks({ open, close, spoken, written }: LeakOptions): string[] {
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
    // Unbalanced: a mark was cut off, so report the whole text.
    return depth === 0 ? rest : text;
  };
  const reportLeak = (where: string, text: string) => {
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
    const text = node.textContent ?? '';
    // A monogram shows the first character of two names.
    if (element.closest('svg') && Array.from(text.replace('\u200c', '')).length <= 2) continue;
    reportLeak(`${nameOf(element.parentElement)} > ${nameOf(element)}`, text);
  }
  for (const element of document.querySelectorAll('*')) {
    if (!isOwn(element)) continue;
    for (const attribute of spoken) {
      reportLeak(`${nameOf(element)}@${attribute}`, element.getAttribute(attribute) ?? '');
    }
  }
  const metas =
    'meta:is([name="description"], [name="keywords"], [property="og:site_name"], [property$="title"], ' +
    '[property$="description"], [property$="alt"], [name$="title"], [name$="description"])';
  for (const meta of document.querySelectorAll<HTMLMetaElement>(metas)) {
    reportLeak(`meta ${meta.name || meta.getAttribute('property')}`, meta.content);
  }
  return leaks;
}

type LeakOptions = ReturnType<typeof leakOptions>;

export function leakOptions(language: string) {
  // The same as the site's `localeOf`, which only the build can import.
  const locale = `${language}-u-nu-latn`;
  return {
    open: openingMark,
    close: closingMark,
    spoken: [...spokenAttributes],
    written: [...(reactAriaWords[language] ?? []), ...calendarWords(locale)],
  };
}

/** The words of react-aria's own translations, in calendars and dialogs. */
const reactAriaWords: Record<string, readonly string[]> = {
  en: ['Dismiss', 'Previous', 'Next', 'selected'],
  ar: ['تجاهل', 'السابق', 'التالي', 'المحدد'],
};

/** The calendar's words from `Intl`: months and days, the longest first. */
function calendarWords(locale: string): string[] {
  const words = new Set<string>();
  const add = (options: Intl.DateTimeFormatOptions, moment: number) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    for (const { type, value } of format.formatToParts(moment))
      if (/^(month|weekday|literal)$/.test(type)) words.add(value.trim());
  };
  for (let month = 0; month < 12; month += 1)
    add({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, Date.UTC(2024, month, 1));
  for (let day = 0; day < 7; day += 1)
    for (const weekday of ['long', 'short'] as const) add({ weekday }, Date.UTC(2024, 8, 1 + day));
  return [...words].filter((word) => /\p{L}/u.test(word)).toSorted((one, other) => other.length - one.length);
}
