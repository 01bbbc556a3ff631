/** Wrong keys and variables do not compile. `npm run check` compiles this file; nothing runs it. */
import type { TFunction } from 'i18next';

declare const t: TFunction<['validation', 'forms', 'layout', 'common']>;

t('firstName', { nameMin: 2 });
t('forms:errorSummary', { count: 3 });
t('layout:nav.home');

// @ts-expect-error an unknown key
t('firstNam', { nameMin: 2 });
// @ts-expect-error an unknown key of another slice
t('layout:nav.hom');
// @ts-expect-error a slice that `useTranslation` did not name
t('home:hero.heading');
// @ts-expect-error a variable is missing
t('firstName', {});
// @ts-expect-error all variables are missing
t('firstName');
// @ts-expect-error a wrong variable
t('firstName', { nameMax: 2 });
// @ts-expect-error one of two variables is missing
t('layout:footer.copyright', { year: '2024' });
// @ts-expect-error a plural without its count
t('forms:errorSummary');
// @ts-expect-error a plural with a count under another name
t('forms:errorSummary', { number: 3 });
// @ts-expect-error an object of the catalog instead of a text
t('layout:nav') satisfies string;
