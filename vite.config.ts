import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogsPlugin } from './src/build/catalogsPlugin.ts';
import { readPublishedCatalogs } from './src/catalogs/readLocales.ts';
import { devBackendPlugin } from './src/build/devBackend.ts';
import { pagesToPrerender } from './src/build/pages.ts';
import { deliverMessages, origin } from './src/build/settings.ts';
import { conformityLevel } from './src/content/accessibility.ts';
import { todayAtSchool } from '#core/schoolTime.ts';

const root = import.meta.dirname;
const catalogs = readPublishedCatalogs(`${root}/locales`);

const startPlugin = () =>
  tanstackStart({
    server: { build: { inlineCss: true } },
    // Found links and found routes would each write a page twice, with and without its slash.
    prerender: {
      enabled: true,
      crawlLinks: false,
      autoStaticPathsDiscovery: false,
      autoSubfolderIndex: false,
    },
    pages: pagesToPrerender(catalogs, origin),
    // A sitemap names whole addresses, or is none.
    sitemap: { enabled: origin !== '', host: origin },
  });

// react-aria's own words for assistive technology: those of the served languages, and of en-US, which it falls back on.
const optimizeReactAriaLocales = () => optimizeLocales.vite({ locales: ['en-US', ...Object.keys(catalogs)] });

/**
 * What is evaluated in steps (`src/client.tsx`) and stays in the cache when only the site's own code changes. Each takes
 * along all that it imports and that no group before it has: `site` is so what every page needs of the site itself.
 */
const chunks = [
  { name: 'react', test: /node_modules\/react-dom\// },
  { name: 'router', test: /node_modules\/@tanstack\/react-router\// },
  { name: 'i18n', test: /node_modules\/(react-)?i18next\// },
  { name: 'form', test: /node_modules\/(@tanstack\/react-form|zod)\// },
  { name: 'site', test: /\/src\/(hydrate|navigation\/BelowFirstScreen)\.tsx$/ },
  // The addresses of all drawings in the file of the component that shows them, instead of a file each.
  { name: 'picture', test: /\/src\/(ui\/Picture\.tsx|scenes\/[\w-]+\.svg)$/ },
  { name: 'formats', test: /\/src\/i18n\/useFormats\.ts$/ },
  // What is open today, and the facts that it goes by: small files, of which most pages need several.
  { name: 'today', test: /\/src\/sections\/applicationTexts\.ts$/ },
];

export default defineConfig({
  // `src/build/settings.ts` reads `.env`, as the server does.
  envDir: false,
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(origin),
    'import.meta.env.CONFORMITY_LEVEL': JSON.stringify(conformityLevel),
    'import.meta.env.DELIVER_MESSAGES': JSON.stringify(deliverMessages),
    'import.meta.env.BUILD_YEAR': JSON.stringify(todayAtSchool().slice(0, 4)),
  },
  // Drawings stay files: as data in the scripts they would be loaded before anyone sees them.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Read by `src/build/build.ts`, then deleted.
        manifest: true,
        // Names what the scripts are made of, with the terms that ask for it.
        license: { fileName: 'licences.md' },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
  // Unit tests import modules as they are: without the router's code splitting.
  plugins: [
    catalogsPlugin(root),
    !process.env.VITEST && [startPlugin(), devBackendPlugin(root), optimizeReactAriaLocales()],
    vanillaExtractPlugin(),
    react(),
  ],
  test: {
    include: ['{src,server,supabase}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Its own choice on two cores is one, and many of these tests wait for a server: three leave no core idle.
    maxWorkers: 3,
    // Generous, for a machine that is busy with something else: a promise is kept or not, however long it takes.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
