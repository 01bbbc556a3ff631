import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { imagetools } from 'vite-imagetools';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './src/build/browsers.ts';
import { catalogsPlugin } from './src/build/catalogsPlugin.ts';
import { shortNames } from './src/build/classNames.ts';
import { devBackendPlugin } from './src/build/devBackend.ts';
import { pagesToPrerender, readPublishedCatalogs } from './src/build/pages.ts';
import {
  deliverMessages,
  origin,
  printedOrigin,
  schoolEmail,
  schoolPhone,
  schoolWhatsApp,
} from './src/build/settings.ts';
import { componentsPage } from './src/components-page/plugin.ts';
import { conformityLevel } from './src/content/accessibility.ts';
import { todayAtSchool } from '#core/time/schoolTime.ts';

const root = import.meta.dirname;
const catalogs = readPublishedCatalogs(`${root}/locales`);

/**
 * `src/client.tsx` runs each file in a task of its own, and the files of libraries stay cached when only the site's code
 * changes. A file includes its imports, except those of the groups before it. A file costs a request and about 150 bytes, on
 * every page 30 more in the list of files that a link may load.
 */
const chunks = [
  // The entry imports this helper. If it were in the file `site`, the import would run the whole site first.
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'react', test: /node_modules\/react-dom\/|src\/reactDom\.ts/ },
  { name: 'router', test: /node_modules\/@tanstack\/react-router\// },
  { name: 'i18n', test: /node_modules\/(react-)?i18next\// },
  { name: 'form', test: /node_modules\/(@tanstack\/(react-form|form-core)|zod)\// },
  {
    name: 'site',
    test: /\/src\/(hydrate|router|navigation\/BelowFirstScreen|i18n\/useFormats|sections\/(EnglishWords|useSchoolClock)|ui\/(Fold|TextList|diamond|layout\.css))\.tsx?$/,
  },
  // One file for the URLs of drawings on several pages, instead of one file for each drawing.
  { name: 'picture', test: /\/src\/(ui\/Picture\.tsx|scenes\/(news\/)?[\w-]+\.svg)$/, minShareCount: 2 },
  // Opening hours, deadlines and facts of the admission: one file instead of several small ones on most pages.
  {
    name: 'today',
    test: /\/src\/(sections\/(applicationTexts|useIntake\w+|useProgramFacts|ProgramName)|content\/admissions|core\/questions\/requestKinds)\.tsx?$/,
  },
  // The styles of a text field, which the search has too.
  { name: 'field', test: /\/src\/ui\/Field\.css\.ts$/ },
  // Without this group, the code that the dossier shares with the forms would be a file of its own.
  { name: 'forms', test: /\/src\/forms\/(useSiteForm\.ts|QuestionField\.tsx|FormShell\.tsx)$/ },
];

export default defineConfig({
  // Vite does not read `.env`, because `src/build/settings.ts` does.
  envDir: false,
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(origin),
    'import.meta.env.PRINTED_ORIGIN': JSON.stringify(printedOrigin),
    'import.meta.env.SCHOOL_EMAIL': JSON.stringify(schoolEmail),
    'import.meta.env.SCHOOL_PHONE': JSON.stringify(schoolPhone),
    'import.meta.env.SCHOOL_WHATSAPP': JSON.stringify(schoolWhatsApp),
    'import.meta.env.CONFORMITY_LEVEL': JSON.stringify(conformityLevel),
    'import.meta.env.DELIVER_MESSAGES': JSON.stringify(deliverMessages),
    'import.meta.env.BUILD_DAY': JSON.stringify(todayAtSchool()),
    'import.meta.env.BUILD_YEAR': JSON.stringify(todayAtSchool().slice(0, 4)),
  },
  // Instead of the version for a React without this hook.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // Do not inline drawings in scripts: as files they load only when they come into view.
    assetsInlineLimit: 0,
    target: buildTarget,
    rolldownOptions: {
      output: {
        // Without the name of the source: files of the same content are one file, whose name would depend on which was read first.
        assetFileNames: 'assets/[hash][extname]',
        // Base 36 takes fewer compressed bytes than the default, and no two names differ in case alone.
        hashCharacters: 'base36',
      },
    },
  },
  environments: {
    client: {
      build: {
        // Read by `src/build/build.ts`, then deleted.
        manifest: true,
        modulePreload: {
          // Each page has these files, and lists with each link the others that it would load.
          resolveDependencies: (_, files) =>
            files.filter(
              (file) => !/\/(preload|rolldown-runtime|react|router|i18n|site)-[^/]+\.js$/.test(file),
            ),
        },
        // Several licences require their text beside the scripts.
        license: { fileName: 'licences.md' },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // Chromium compiles their functions while they load, on another thread, instead of in the task of the first letter.
            postBanner: ({ name }) =>
              ['react', 'router', 'i18n', 'site', 'form', 'forms'].includes(name)
                ? '//# allFunctionsCalledOnLoad'
                : '',
          },
          // Class names above all, which are used once or twice: shorter than names for them.
          optimization: { inlineConst: true },
        },
      },
    },
  },
  // Unit tests run without the router's code splitting.
  plugins: [
    catalogsPlugin(root),
    !process.env.VITEST && [
      tanstackStart({
        server: { build: { inlineCss: true } },
        // Link crawling and route discovery would prerender both `/about` and `/about/`.
        prerender: {
          enabled: true,
          crawlLinks: false,
          autoStaticPathsDiscovery: false,
          autoSubfolderIndex: false,
        },
        pages: pagesToPrerender(catalogs),
        // A sitemap needs absolute addresses.
        sitemap: { enabled: origin !== '', host: origin },
      }),
      devBackendPlugin(),
      componentsPage(),
      // Drops react-aria's texts in languages that the site does not have. Its fallback is en-US.
      optimizeLocales.vite({ locales: ['en-US', ...Object.keys(catalogs)] }),
    ],
    // The sizes and formats of photographs (`NewsParts.tsx`). Turns them upright and removes where they were taken.
    imagetools(),
    vanillaExtractPlugin({ identifiers: process.env.NODE_ENV === 'production' ? shortNames(root) : 'debug' }),
    react(),
  ],
  test: {
    include: ['{src,server,supabase}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // By default Vitest uses one worker on two cores. Many tests wait for a server, so more run side by side.
    maxWorkers: 6,
    // A style that was compiled in an earlier run has no exports (“Invalid exports”).
    fsModuleCache: false,
    // Long timeouts, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // West of Djibouti and of Greenwich, so that a local date is noticed. The browsers of the tests are east of them.
    env: { TZ: 'America/Los_Angeles' },
    expect: { poll: { timeout: 30_000 } },
  },
});
