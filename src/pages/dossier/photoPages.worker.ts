/** A worker: decoding a photograph from a phone takes up to a second, which would freeze the page. */
import { type Platform, makePage } from './makePage.ts';

/** The reply is null where this browser's workers make no page. */
export interface WorkerCall {
  photo: Blob;
  reply: MessagePort;
}

const platform: Platform = {
  decode: (photo) => createImageBitmap(photo),
  createCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  },
};

// Tasks run one after the other, because a decoded photograph takes about 50 MB.
let queue = Promise.resolve();

self.addEventListener('message', ({ data: { photo, reply } }: MessageEvent<WorkerCall>) => {
  queue = queue
    .then(async () => {
      const image = await createImageBitmap(photo);
      const page = await makePage(image, platform);
      image.close();
      reply.postMessage(page);
    })
    .catch(() => reply.postMessage(null));
});
