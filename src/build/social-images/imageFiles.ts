/** PNG and ICO files of flat drawings, with the 256 colours that a small file needs. */
import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Row by row, red, green, blue and alpha; all are taken for opaque. */
  rgba: Uint8Array;
}

/** A PNG with a palette: the most frequent colours, and for the rest, blends at the edges, the nearest of these. */
export function encodePng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < colors.length; at++) {
    const color = ((rgba[at * 4] ?? 0) << 16) | ((rgba[at * 4 + 1] ?? 0) << 8) | (rgba[at * 4 + 2] ?? 0);
    colors[at] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 256)
    .map(([color]) => color);
  const indexOf = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));

  const rows = Buffer.alloc((width + 1) * height); // Each row starts with the byte of its filter: none.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(colors[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Eight bits a pixel, by palette.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An icon file that holds one square PNG. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // of one image,
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // which follows.
  return Buffer.concat([header, png]);
}

function channels(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function nearest(palette: readonly number[], color: number): number {
  const exact = palette.indexOf(color);
  if (exact >= 0) return exact;
  const [red, green, blue] = channels(color);
  const distances = palette.map((candidate) => {
    const [r, g, b] = channels(candidate);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
