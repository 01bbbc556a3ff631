import { school } from '../content/school.ts';

/** A language in the form that Open Graph wants, with a territory: the school's, unless the language's code names one. */
export function openGraphLocale(code: string): string {
  const { language, region = school.address.countryCode } = new Intl.Locale(code);
  return `${language}_${region}`;
}
