/** Wrong keys and variables do not compile. `npm run check` compiles this file; nothing runs it. */
import type { TFunction } from 'i18next';

declare const t: TFunction<['validation', 'forms', 'layout', 'common']>;

t('firstName', { nameMin: 2 });
t('forms:errorSummary', { count: 3 });
t('layout:nav.home');

// @ts-expect-error an unknown key
t('firstNam', { nameMin: 2 });
// @ts-expect-error a slice that `useTranslation` did not name
t('home:hero.heading');
// @ts-expect-error a variable is missing
t('firstName', {});
// @ts-expect-error a wrong variable
t('firstName', { nameMax: 2 });
// @ts-expect-error a plural without its count
t('forms:errorSummary');
// @ts-expect-error an object of the catalog instead of a text
t('layout:nav') satisfies string;
