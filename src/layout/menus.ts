import type { LinkProps } from '@tanstack/react-router';
import { dossierPath, officePath } from '#core/model/linkedPages.ts';
import type { Resources } from '../i18n/resources.gen.ts';

export interface MenuTarget {
  to: NonNullable<LinkProps['to']>;
  alias?: NonNullable<LinkProps['to']>;
  labelKey: keyof Resources['layout']['nav'];
}

export const admissionLink = {
  to: '/admission-request',
  alias: '/student-space',
  labelKey: 'admissionRequest',
} as const satisfies MenuTarget;

export const mainLinks: readonly MenuTarget[] = [
  { to: '/', labelKey: 'home' },
  { to: '/programs', labelKey: 'programs' },
  { to: '/admissions', labelKey: 'admissions' },
  { to: '/contact', labelKey: 'contact' },
];

export const resourceLinks: readonly MenuTarget[] = [
  { to: '/news', labelKey: 'news' },
  { to: '/certifications', labelKey: 'certifications' },
  { to: '/campus', labelKey: 'campus' },
];

export const footerLinks: readonly MenuTarget[] = [
  { to: '/', labelKey: 'home' },
  { to: '/about', labelKey: 'about' },
  { to: '/programs', labelKey: 'programs' },
  { to: '/admissions', labelKey: 'admissions' },
  { to: '/news', labelKey: 'news' },
  { to: '/certifications', labelKey: 'certifications' },
];

/** The links of all menus. Some pages are in it twice. */
export const menuLinks: readonly MenuTarget[] = [
  ...footerLinks,
  ...mainLinks,
  ...resourceLinks,
  admissionLink,
];

/** Menus, search engines, the sitemap and the site's own search leave out pages that are empty without a secret. */
export const unlistedPaths: readonly string[] = [dossierPath, officePath];
