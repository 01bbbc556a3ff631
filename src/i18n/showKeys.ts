import type { i18n as I18n } from 'i18next';

/**
 * Appends its catalog key to each text: `Accueil [layout.nav.home]`. `hydrate.tsx` loads this module in development if
 * the address has `?keys`.
 */
export function showKeys(i18n: I18n): void {
  i18n.use({
    type: 'postProcessor',
    name: 'keys',
    process: (text: string, _keys: string[], { i18nResolved: used }: Options) =>
      `${text} [${used.usedNS}.${used.exactUsedKey}]`,
  });
  i18n.options.postProcess = ['keys'];
  i18n.options.postProcessPassResolved = true;
  // Setting the language renders every text again.
  void i18n.changeLanguage(i18n.language);
}

interface Options {
  i18nResolved: { usedNS: string; exactUsedKey: string };
}
