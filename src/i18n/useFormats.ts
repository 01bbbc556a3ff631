import { useTranslation } from 'react-i18next';
import { pluralRules } from 'virtual:catalogs';
import { type Formats, createFormats } from '#core/texts/formats.ts';
import type { Resources } from './resources.gen.ts';

const formatsCache = new WeakMap<object, Formats>();

export function useFormats(): Formats {
  const { i18n } = useTranslation();
  // The root route loads this slice for every page.
  const texts: Resources['formats'] = i18n.getResourceBundle(i18n.language, 'formats');
  const cached = formatsCache.get(texts);
  if (cached) return cached;
  const formats = createFormats(texts, pluralRules[i18n.language] ?? (() => 'other'));
  formatsCache.set(texts, formats);
  return formats;
}
