/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's public origin, from SITE_URL at build time; empty when unset. */
  readonly SITE_URL: string;
  /** The origin of the addresses on printed pages. */
  readonly PRINTED_ORIGIN: string;
  /** The year in which the site was built. */
  readonly BUILD_YEAR: string;
  /** The site's level of conformity to the RGAA, computed at build time so that pages do not load the criteria. */
  readonly CONFORMITY_LEVEL: 'full' | 'partial' | 'none';
  /**
   * Whether contact messages and teacher applications are sent to the school; set by DELIVER_MESSAGES at build time.
   */
  readonly DELIVER_MESSAGES: boolean;
  /** The URL of the Supabase project. When unset, the embedded server at the page's origin handles the functions. */
  readonly VITE_SUPABASE_URL?: string;
  /** The publishable key of the Supabase project. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}
