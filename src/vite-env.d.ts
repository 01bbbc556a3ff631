/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's public origin, from SITE_URL at build time; empty when unset. */
  readonly SITE_URL: string;
  /** The origin of the addresses on printed pages: SITE_URL, or the default address of `npm start`. */
  readonly PRINTED_ORIGIN: string;
  readonly SCHOOL_EMAIL: string;
  readonly SCHOOL_PHONE: string;
  /** The day on which the site was built (YYYY-MM-DD). A file with it changes with each day: read the year where that is enough. */
  readonly BUILD_DAY: string;
  /** The year in which the site was built. */
  readonly BUILD_YEAR: string;
  /** Whether the school's certificate had expired when the site was built. */
  readonly CERTIFICATE_HAS_EXPIRED: boolean;
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

declare module 'virtual:catalogs' {
  /** A content hash of each published catalog, by language; French first. */
  export const versions: Record<string, string>;
  /** The languages written from right to left. */
  export const rightToLeft: readonly string[];
  /** The native name of each language, from its catalog. */
  export const names: Record<string, string>;
  /** The paths of a language's untranslated pages, and `teacherApplication` if that dialog is untranslated. */
  export const untranslated: Record<string, readonly string[]>;
  /** Whether there is more than one language. If false, the bundler drops the code of the language choice. */
  export const hasChoice: boolean;
  /** For each language, a function that returns the CLDR plural category of a number. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** Every published slice by language, for the prerender and in development; null in the built site. */
  export const words: Record<string, Record<string, object>> | null;
}
