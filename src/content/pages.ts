/**
 * The sitemap of section 2: every path that exists, once. Prerendering, the sitemap file and the audits read it.
 * An alias shows the same page as the path that it names.
 */
export const pages = [
  { path: '/' },
  { path: '/about' },
  { path: '/programs' },
  { path: '/campus' },
  { path: '/admissions' },
  { path: '/news' },
  { path: '/certifications' },
  { path: '/contact' },
  { path: '/admission-request' },
  { path: '/student-space', aliasOf: '/admission-request' },
  { path: '/programs/license-cca' },
  { path: '/programs/license-strategie-gestion' },
  { path: '/programs/license-management', aliasOf: '/programs/license-strategie-gestion' },
  { path: '/programs/license-logistique' },
  { path: '/programs/license-logistics', aliasOf: '/programs/license-logistique' },
  { path: '/programs/license-systemes-reseaux' },
  { path: '/programs/license-genie-electrique' },
  { path: '/programs/master-cca' },
  { path: '/programs/master-management' },
  { path: '/programs/master-logistique' },
  { path: '/programs/master-logistics', aliasOf: '/programs/master-logistique' },
  { path: '/programs/master-systemes-reseaux' },
  { path: '/programs/executive' },
] as const satisfies readonly { path: string; aliasOf?: string }[];

/** A path of the site, without its language. */
export type PagePath = (typeof pages)[number]['path'];
