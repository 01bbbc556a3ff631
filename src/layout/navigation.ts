import type { LinkProps } from '@tanstack/react-router';

/** Where a link of the menus leads, and the key of its words: `layout.nav.<labelKey>`. */
export interface NavigationTarget {
  to: NonNullable<LinkProps['to']>;
  /** Another address of the same page. */
  alias?: NonNullable<LinkProps['to']>;
  labelKey:
    | 'home'
    | 'about'
    | 'programs'
    | 'admissions'
    | 'contact'
    | 'news'
    | 'certifications'
    | 'campus'
    | 'admissionRequest';
}

export const admissionLink = {
  to: '/admission-request',
  alias: '/student-space',
  labelKey: 'admissionRequest',
} as const satisfies NavigationTarget;

/** The header's and the mobile menu's links, in order. */
export const mainLinks: readonly NavigationTarget[] = [
  { to: '/', labelKey: 'home' },
  { to: '/programs', labelKey: 'programs' },
  { to: '/admissions', labelKey: 'admissions' },
  { to: '/contact', labelKey: 'contact' },
];

/** The links of “Plus” and of the mobile menu's second group. */
export const resourceLinks: readonly NavigationTarget[] = [
  { to: '/news', labelKey: 'news' },
  { to: '/certifications', labelKey: 'certifications' },
  { to: '/campus', labelKey: 'campus' },
];

export const footerLinks: readonly NavigationTarget[] = [
  { to: '/', labelKey: 'home' },
  { to: '/about', labelKey: 'about' },
  { to: '/programs', labelKey: 'programs' },
  { to: '/admissions', labelKey: 'admissions' },
  { to: '/news', labelKey: 'news' },
  { to: '/certifications', labelKey: 'certifications' },
];
