import type { LinkProps } from '@tanstack/react-router';
import { dossierPath, officePath } from '#core/paths.ts';
import type { Resources } from '../i18n/resources.gen.ts';

/** A page that a menu links to. */
export interface MenuTarget {
  to: NonNullable<LinkProps['to']>;
  /** An alias that shows the same page. */
  alias?: NonNullable<LinkProps['to']>;
  /** The catalog key of the link's text: `layout.nav.<labelKey>`. */
  labelKey: keyof Resources['layout']['nav'];
}

export const admissionLink = {
  to: '/admission-request',
  alias: '/student-space',
  labelKey: 'admissionRequest',
} as const satisfies MenuTarget;

/** The links of the header and of the first group in the mobile menu. */
export const mainLinks: readonly MenuTarget[] = [
  { to: '/', labelKey: 'home' },
  { to: '/programs', labelKey: 'programs' },
  { to: '/admissions', labelKey: 'admissions' },
  { to: '/contact', labelKey: 'contact' },
];

/** The links of the “Plus” menu and of the second group in the mobile menu. */
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

/** Pages that menus, search engines, the sitemap and the site's own search leave out: they are empty without a secret. */
export const unlistedPaths: readonly string[] = [dossierPath, officePath];
