/** Wrong keys and variables do not compile. `npm run check` compiles this file; nothing runs it. */
import type { TFunction } from 'i18next';

declare const t: TFunction<['forms', 'layout', 'common']>;

t('validation.firstName', { nameMin: 2 });
t('errorSummary', { count: 3 });
t('layout:nav.home');

// @ts-expect-error an unknown key
t('validation.firstNam', { nameMin: 2 });
// @ts-expect-error a slice that `useTranslation` did not name
t('home:hero.heading');
// @ts-expect-error a variable is missing
t('validation.firstName', {});
// @ts-expect-error a wrong variable
t('validation.firstName', { nameMax: 2 });
// @ts-expect-error a plural without its count
t('errorSummary');
// @ts-expect-error an object of the catalog instead of a text
t('layout:nav') satisfies string;
