import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The bench beside its pictures: a static site of its own, which runs in any folder of any host. */
export default defineConfig({
  root: here,
  base: './',
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  build: {
    outDir: join(here, '../../../test-results/translating'),
    emptyOutDir: false,
    assetsDir: 'bench',
    rolldownOptions: {
      input: { index: join(here, 'index.html'), worker: join(here, 'worker.ts') },
      // A worker serves the pages of its own folder.
      output: { entryFileNames: '[name].js' },
    },
  },
  plugins: [vanillaExtractPlugin(), react()],
});
