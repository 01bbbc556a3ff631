/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Empty when unset. */
  readonly SITE_URL: string;
  /** SITE_URL, or the default address of `npm start`. */
  readonly PRINTED_ORIGIN: string;
  readonly SCHOOL_EMAIL: string;
  readonly SCHOOL_PHONE: string;
  /** Empty when unset. */
  readonly SCHOOL_WHATSAPP: string;
  /** YYYY-MM-DD. A file with it changes with each day: read the year where that is enough. */
  readonly BUILD_DAY: string;
  readonly BUILD_YEAR: string;
  /** Conformity to the RGAA, computed at build time so that pages do not load the criteria. */
  readonly CONFORMITY_LEVEL: 'full' | 'partial' | 'none';
  readonly DELIVER_MESSAGES: boolean;
  /** When unset, the embedded server at the page's origin handles the functions. */
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}

declare module 'virtual:catalogs' {
  /** A content hash of each published catalog; French first. */
  export const versions: Record<string, string>;
  export const names: Record<string, string>;
  /** The paths of untranslated pages, and `teacherApplication` if that dialog is untranslated. */
  export const untranslated: Record<string, readonly string[]>;
  /** If false, the bundler drops the code of the language choice. */
  export const hasChoice: boolean;
  /** Returns the CLDR plural category of a number. */
  export const pluralRules: Record<string, (count: number) => string>;
  /** The slices of each route by its path, and those of `frame` and `teacherApplication` (`src/build/pages.ts`). */
  export const slicesByRoute: Record<string, readonly string[]>;
  /** Not from `src/content/news.ts`, because the code of the routes, which every page loads, stays small. */
  export const newsIds: readonly string[];
  /** For the prerender and in development; null in the built site. */
  export const words: Record<string, Record<string, object>> | null;
}
