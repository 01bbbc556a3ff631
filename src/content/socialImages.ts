import { school } from './school.ts';

/** Open Graph images, one per page family: `public/social/<name>.png`. */
export const socialImages = [
  'school',
  'about',
  'programs',
  'licences',
  'masters',
  'executive',
  'admissions',
  'campus',
  'news',
  'certifications',
  'contact',
] as const;

export type SocialImage = (typeof socialImages)[number];

/** Size in pixels, as recommended by social networks. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns a language code as an Open Graph locale (`fr_DJ`): with the school's country, unless the code has a region.
 */
export function openGraphLocale(code: string): string {
  const { language, region = school.address.countryCode } = new Intl.Locale(code);
  return `${language}_${region}`;
}
