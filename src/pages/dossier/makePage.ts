/** Makes a page of a photograph, in the worker or, where it cannot, in the page itself. */
import { judgePage } from './photoAdvice.ts';
import { type PhotoPage, scaleTo } from './photoPdf.ts';

/** A4 at 200 dpi: small print stays legible. */
const sidesPx = { short: 1654, long: 2339 };
/** Thirty pages of this size fit in a file (`dossierLimits.fileMaxBytes`). */
const pageTargetBytes = 300_000;
/** JPEG qualities, tried until a page is small enough. Text is still legible at the last. */
const jpegQualities = [0.8, 0.65, 0.5, 0.4];

interface Canvas {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  toJpeg: (quality: number) => Promise<Blob | null>;
}

export interface Platform {
  /** Rejects if the browser cannot decode the photograph. */
  decode: (photo: Blob) => Promise<ImageBitmap | HTMLImageElement>;
  /** Throws without such a canvas. */
  createCanvas: (width: number, height: number) => Canvas;
  /** Before each task. */
  pause?: () => Promise<unknown>;
}

/** Null where reading a canvas back is falsified. Rejects where the platform lacks a part. */
export async function makePage(
  image: ImageBitmap | HTMLImageElement,
  platform: Platform,
): Promise<PhotoPage | null> {
  if (!(await readsBack(platform))) return null;
  const scale = Math.min(1, scaleTo(sidesPx, image));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const { context, toJpeg } = platform.createCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  // White under the transparent parts of a screenshot.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  let jpeg: Blob | null = null;
  for (const quality of jpegQualities) {
    jpeg = await toJpeg(quality);
    if (!jpeg) throw new Error('No JPEG');
    if (jpeg.size <= pageTargetBytes) break;
  }
  const advice = await judgePage(width, height, async (y, rows) => {
    await platform.pause?.();
    return context.getImageData(0, y, width, rows).data;
  });
  return jpeg && { jpeg, width, height, advice };
}

/**
 * Whether a canvas is read back, as a JPEG and as pixels, as it was painted. Browsers that hide their user from trackers
 * return noise; some change each value a little, which no reader notices.
 */
async function readsBack({ decode, createCanvas }: Platform): Promise<boolean> {
  const size = 16;
  const painted = createCanvas(size, size);
  painted.context.fillStyle = '#fff';
  painted.context.fillRect(0, 0, size, size);
  painted.context.fillStyle = '#000';
  painted.context.fillRect(0, 0, size / 2, size);
  const jpeg = await painted.toJpeg(0.8);
  if (!jpeg) return false;
  const { context } = createCanvas(size, size);
  context.drawImage(await decode(jpeg), 0, 0);
  const isAsPainted = (value: number, at: number) =>
    at % 4 === 3 || Math.abs(value - ((at / 4) % size < size / 2 ? 0 : 255)) < 32;
  return context.getImageData(0, 0, size, size).data.every(isAsPainted);
}
