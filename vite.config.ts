import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogsPlugin, readCatalogs } from './src/build/catalogs.ts';
import { devBackendPlugin } from './src/build/devBackend.ts';
import { origin } from './src/build/origin.ts';
import { pagesToPrerender } from './src/build/pages.ts';

const root = import.meta.dirname;
const languages = Object.keys(readCatalogs(`${root}/locales`));

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
    pages: pagesToPrerender(languages, origin),
    sitemap: { host: origin },
  });

// react-aria's own words for assistive technology: those of the served languages, and of en-US, which it falls back on.
const optimizeReactAriaLocales = () => optimizeLocales.vite({ locales: ['en-US', ...languages] });

export default defineConfig({
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(origin),
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
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
    testTimeout: 30_000,
  },
});
