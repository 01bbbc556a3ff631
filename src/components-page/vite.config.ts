import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import site from '../../vite.config.ts';
import { catalogsPlugin } from '../build/catalogsPlugin.ts';

const root = join(import.meta.dirname, '../..');

/** The page alone, for the tests. */
export default defineConfig({
  root,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  define: site.define ?? {},
  resolve: site.resolve ?? {},
  build: {
    outDir: join(root, 'test-results/components'),
    emptyOutDir: true,
    // In files of their own, tokens that a late part shares would come after their values for large text.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
  plugins: [catalogsPlugin(root), vanillaExtractPlugin(), react()],
});
