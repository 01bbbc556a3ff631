/**
 * Draws `public/social/*.png` and the icons from the drawings and the logo. Run it by hand after a change to these,
 * with Node 24 and a browser (`node src/build/social-images/draw.ts`), and commit the result.
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

// Node alone loads neither TSX nor stylesheets; Vite loads both.
const vite = await createServer({
  root,
  configFile: false,
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { socialDrawings, iconDrawings } = (await vite.ssrLoadModule(
  '/src/build/social-images/drawings.tsx',
  // Vite cannot know the types of a module's exports.
)) as typeof Drawings;
await vite.close();

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();

mkdirSync(join(publicFolder, 'social'), { recursive: true });
for (const { file, html, width, height } of [...socialDrawings, ...iconDrawings]) {
  const png = encodePng(await drawn(page, html, width, height));
  writeFileSync(join(publicFolder, file), file.endsWith('.ico') ? encodeIco(png, width) : png);
  console.log(`${file}: ${png.length} bytes`);
}
await browser.close();

/** Returns the page's pixels row by row, four bytes each. */
async function drawn(target: Page, html: string, width: number, height: number) {
  await target.setViewportSize({ width, height });
  await target.setContent(html);
  const shot = await target.screenshot();
  const rgba = await target.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let binary = '';
      for (let start = 0; start < data.length; start += 0x8000) {
        binary += String.fromCharCode(...data.subarray(start, start + 0x8000));
      }
      return btoa(binary);
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  return { width, height, rgba: Buffer.from(rgba, 'base64') };
}
