/** Encodes flat drawings as small PNG and ICO files with a palette of 256 colours. */
import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel, row by row. Alpha is ignored. */
  rgba: Uint8Array;
}

/**
 * Returns a PNG of the 256 most frequent colours. Rarer colours, of antialiased edges, become the nearest of these.
 * `description` is kept in the file; `readDescription` returns it.
 */
export function encodePng({ width, height, rgba }: Pixels, description = ''): Buffer {
  // One number for the four bytes of a pixel.
  const pixelColors = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const counts = new Map<number, number>();
  for (const color of pixelColors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 256)
    .map(([color]) => color);
  const paletteIndexes = new Map(
    [...counts.keys()].map((color) => [color, findNearestColor(palette, color)]),
  );

  const rows = Buffer.alloc((width + 1) * height); // Each row starts with its filter type; 0 means unfiltered.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = paletteIndexes.get(pixelColors[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits per pixel, indexed colour.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(palette.flatMap(channels))),
    createChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    ...(description ? [createChunk('iTXt', Buffer.from(descriptionHead + description))] : []),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The start of a text chunk: a keyword and empty fields (no compression, language or translated keyword). */
const descriptionHead = 'Description\0\0\0\0\0';

/** The description that `encodePng` wrote to a file; undefined if there is none. */
export function readDescription(png: Buffer): string | undefined {
  const start = png.indexOf(descriptionHead);
  if (start < 0) return undefined;
  // A PNG chunk is its length, its type and its data. The length counts the data alone.
  const end = start + png.readUInt32BE(start - 8);
  return png.subarray(start + descriptionHead.length, end).toString();
}

/** Returns an ICO file that holds one square PNG. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(1, 4); // Number of images.
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the image.
  return Buffer.concat([header, png]);
}

/** Red, green and blue of a pixel. Red is the lowest byte of its number, because processors are little-endian. */
function channels(color: number): [number, number, number] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

function findNearestColor(palette: readonly number[], color: number): number {
  const exact = palette.indexOf(color);
  if (exact >= 0) return exact;
  const [red, green, blue] = channels(color);
  const distances = palette.map((candidate) => {
    const [r, g, b] = channels(candidate);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
