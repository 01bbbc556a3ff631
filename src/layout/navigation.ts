import type { PagePath } from '../content/pages.ts';

/** The header's and the mobile menu's links, in order; the words are `layout.nav.<key>`. */
export const mainLinks = [
  { to: '/', key: 'home' },
  { to: '/programs', key: 'programs' },
  { to: '/admissions', key: 'admissions' },
  { to: '/contact', key: 'contact' },
] as const satisfies readonly NavigationLink[];

export const resourceLinks = [
  { to: '/news', key: 'news' },
  { to: '/certifications', key: 'certifications' },
  { to: '/campus', key: 'campus' },
] as const satisfies readonly NavigationLink[];

export const footerLinks = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/programs', key: 'programs' },
  { to: '/admissions', key: 'admissions' },
  { to: '/news', key: 'news' },
  { to: '/certifications', key: 'certifications' },
] as const satisfies readonly NavigationLink[];

interface NavigationLink {
  to: PagePath;
  key: 'home' | 'about' | 'programs' | 'admissions' | 'contact' | 'news' | 'certifications' | 'campus';
}
