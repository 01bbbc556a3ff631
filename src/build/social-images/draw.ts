/**
 * Draws the Open Graph images `public/social/*.png` and the icons from the drawings and the emblem. After a change to
 * these, run `node src/build/social-images/draw.ts` with Node 24 and a browser, and commit the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { findBrowser } from '../../../tests/support/browser.ts';
import type * as Drawings from './drawings.tsx';
import { encodeIco, encodePng } from './imageFiles.ts';

const root = join(import.meta.dirname, '../../..');
const publicFolder = join(root, 'public');

// Vite loads TSX and stylesheets, which Node cannot load.
const vite = await createServer({
  root,
  configFile: false,
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { drawings } = (await vite.ssrLoadModule(
  '/src/build/social-images/drawings.tsx',
  // Safe cast: Vite returns the exports of `drawings.tsx`.
)) as typeof Drawings;
await vite.close();

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();

mkdirSync(join(publicFolder, 'social'), { recursive: true });
for (const { file, html, width, height, words } of drawings) {
  const png = encodePng(await renderPixels(page, html, width, height), words);
  writeFileSync(join(publicFolder, file), file.endsWith('.ico') ? encodeIco(png, width) : png);
  console.log(`${file}: ${png.length} bytes`);
}
await browser.close();

/** Renders HTML and returns its pixels as RGBA, row by row. */
async function renderPixels(drawingPage: Page, html: string, width: number, height: number) {
  await drawingPage.setViewportSize({ width, height });
  await drawingPage.setContent(html);
  await drawingPage.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await drawingPage.screenshot();
  const rgba = await drawingPage.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.drawImage(image, 0, 0);
      return new Uint8Array(context.getImageData(0, 0, image.width, image.height).data);
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  return { width, height, rgba };
}
