/** Wrong variables do not compile. `npm run check` compiles this file; nothing runs it. */
import type { TFunction } from 'i18next';

declare const t: TFunction<['forms']>;

t('validation.firstName', { nameMin: 2 });
t('errorSummary', { count: 3 });

// @ts-expect-error a variable is missing
t('validation.firstName', {});
// @ts-expect-error a wrong variable
t('validation.firstName', { nameMax: 2 });
// @ts-expect-error a plural without its count
t('errorSummary');
