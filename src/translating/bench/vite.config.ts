import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The bench beside its pictures: a static site of its own, which runs in any folder of any host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  build: {
    outDir: join(import.meta.dirname, '../../../test-results/translating'),
    emptyOutDir: false,
    assetsDir: 'bench',
  },
  plugins: [vanillaExtractPlugin(), react()],
});
