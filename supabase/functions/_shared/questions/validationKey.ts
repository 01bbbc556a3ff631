import type { CustomTypeOptions } from 'i18next';

/** A key of the catalog's `validation` slice (`locales/fr.json`): what a broken rule yields instead of a text. */
export type ValidationKey = keyof CustomTypeOptions['resources']['validation'];
