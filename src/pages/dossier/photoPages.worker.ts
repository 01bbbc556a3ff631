/** A worker: decoding a photograph from a phone takes up to a second, which would freeze the page. */
import { pdf } from 'tinypdf';

/** A4 at 200 dpi: small print stays legible. */
const sidesPx = { short: 1654, long: 2339 };
/** A4. */
const sidesPt = { short: 595.28, long: 841.89 };
/** Thirty pages of this size fit in a file (`dossierLimits.fileMaxBytes`). */
const pageTargetBytes = 300_000;
/** JPEG qualities, tried until a page is small enough. Text is still legible at the last. */
const jpegQualities = [0.8, 0.65, 0.5, 0.4];

export interface PhotoPage {
  jpeg: Blob;
  /** In pixels. */
  width: number;
  height: number;
}

/** `quarterTurns` are clockwise. */
export type WorkerTask = { photo: Blob; quarterTurns: number } | { pages: readonly PhotoPage[] };
/** The reply is null if the task failed. */
export type WorkerCall = WorkerTask & { reply: MessagePort };

// Tasks run one after the other, because a decoded photograph takes about 50 MB.
let queue = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  queue = queue.then(async () => {
    const made = await (
      'photo' in data ? makePage(data.photo, data.quarterTurns) : makePdf(data.pages)
    ).catch(() => null);
    data.reply.postMessage(made);
  });
});

async function makePage(photo: Blob, quarterTurns: number): Promise<PhotoPage> {
  const image = await createImageBitmap(photo);
  const scale = Math.min(1, scaleTo(sidesPx, image));
  const sides = [image.width, image.height].map((side) => Math.round(side * scale));
  const [width = 0, height = 0] = quarterTurns % 2 ? sides.reverse() : sides;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  // White under the transparent parts of a screenshot.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  image.close();
  let jpeg = new Blob();
  for (const quality of jpegQualities) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= pageTargetBytes) break;
  }
  return { jpeg, width, height };
}

/** Each page is as large as its photograph can be on A4, portrait or landscape. */
async function makePdf(pages: readonly PhotoPage[]): Promise<Blob> {
  const document = pdf();
  for (const page of pages) {
    const bytes = new Uint8Array(await page.jpeg.arrayBuffer());
    const scale = scaleTo(sidesPt, page);
    const [width, height] = [page.width * scale, page.height * scale];
    document.page(width, height, (context) => context.image(bytes, 0, 0, width, height));
  }
  return new Blob([document.build() as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/** The sheet turns with the picture. */
function scaleTo(sides: typeof sidesPx, { width, height }: { width: number; height: number }): number {
  return Math.min(sides.short / Math.min(width, height), sides.long / Math.max(width, height));
}
