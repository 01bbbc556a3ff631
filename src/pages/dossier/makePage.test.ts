import { expect, test } from 'vitest';
import { type Platform, makePage } from './makePage.ts';

/** A platform whose JPEG has so many bytes, times its quality. A falsified canvas is read back white. */
function platformOf(bytes: number, isFalsified = false): Platform {
  const createCanvas: Platform['createCanvas'] = (width) => {
    const isReadBack = width === 16;
    // As `readsBack` paints it: its left half is black.
    const colourAt = (at: number) =>
      isReadBack && !isFalsified && at % 4 !== 3 && (at / 4) % 16 < 8 ? 0 : 255;
    const context = {
      fillRect: () => {},
      drawImage: () => {},
      getImageData: (_x: number, _y: number, columns: number, rows: number) => ({
        data: Uint8ClampedArray.from({ length: columns * rows * 4 }, (_, at) => colourAt(at)),
      }),
    };
    const toJpeg = async (quality: number) => new Blob([new Uint8Array(quality * bytes)]);
    return { context: context as unknown as CanvasRenderingContext2D, toJpeg }; // Safe cast: all that a page uses.
  };
  return { createCanvas, decode: async () => photo };
}

const photo = { width: 200, height: 300 } as ImageBitmap; // Safe cast: all that a page reads.

test.each([
  ['the best', 300_000, 240_000],
  ['the next', 400_000, 260_000],
  ['the last, however large', 2_000_000, 800_000],
])('a page keeps the best quality that fits 300 kB: %s', async (_, bytes, kept) => {
  expect((await makePage(photo, platformOf(bytes)))?.jpeg.size).toBe(kept);
});

test('where a canvas is falsified, against trackers, a photograph becomes no page of noise', async () => {
  expect(await makePage(photo, platformOf(300_000, true))).toBeNull();
});
