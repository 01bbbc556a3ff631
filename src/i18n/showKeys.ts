import type { i18n as I18n } from 'i18next';

/**
 * In development only, where the address ends in `?keys`: writes after each text the key that it stands under in the
 * catalog, as `Accueil [layout.nav.home]`. `hydrate.tsx` imports it where Vite's development mode is on.
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
  // Said anew, the language renders everything again.
  void i18n.changeLanguage(i18n.language);
}

interface Options {
  i18nResolved: { usedNS: string; exactUsedKey: string };
}
