/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's public origin; SITE_URL at build time, empty when unset. */
  readonly SITE_URL: string;
  /** The year in which the site was built. */
  readonly BUILD_YEAR: string;
  /** The site's conformity, computed at build time so that pages do not load the criteria. */
  readonly CONFORMITY_LEVEL: 'full' | 'partial' | 'none';
  /** Whether contact messages and teacher applications are sent to the school; DELIVER_MESSAGES at build time. */
  readonly DELIVER_MESSAGES: boolean;
  /** The Supabase project's address; the page's own origin when unset (the embedded default). */
  readonly VITE_SUPABASE_URL?: string;
  /** The Supabase project's public key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}
