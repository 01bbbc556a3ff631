import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** A file of a zip. `modified` is the local time to show, as `2026-03-01` and `14:05`. */
export interface ZipEntry {
  name: string;
  bytes: number;
  crc: number;
  modified: { date: string; time: string };
  read: () => AsyncIterable<Uint8Array>;
}

/** Reads a content once, for its size and its CRC-32. */
export async function measure(content: AsyncIterable<Uint8Array>): Promise<Pick<ZipEntry, 'bytes' | 'crc'>> {
  const measured = { bytes: 0, crc: 0 };
  for await (const part of content) {
    measured.bytes += part.length;
    measured.crc = crc32(part, measured.crc);
  }
  return measured;
}

const localHeaderBytes = 30;
const centralHeaderBytes = 46;
const endBytes = 22;

export function zipBytes(entries: readonly Pick<ZipEntry, 'name' | 'bytes'>[]): number {
  return entries.reduce(
    (sum, { name, bytes }) =>
      sum + localHeaderBytes + centralHeaderBytes + 2 * Buffer.byteLength(name) + bytes,
    endBytes,
  );
}

/**
 * Writes a zip below 4 GB without compression, part by part. Sizes and checksums stand before each file, so that a program
 * can unpack it while it arrives: Java's `ZipInputStream` refuses stored files whose sizes follow them, as libraries for
 * streams write them. The same entries always make the same bytes.
 */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let position = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const facts = factsOf(entry, name.length);
    const header = Buffer.concat([words(...long(0x04034b50)), facts, name]);
    // The version that made the zip; after the facts no comment, the first disk, no attributes, and the position.
    const start = words(...long(0x02014b50), 20);
    directory.push(Buffer.concat([start, facts, words(0, 0, 0, ...long(0), ...long(position)), name]));
    position += header.length + entry.bytes;
    yield header;
    yield* entry.read();
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  yield central;
  yield words(...long(0x06054b50), 0, 0, count, count, ...long(central.length), ...long(position), 0);
}

/** The part that both headers of a file have (APPNOTE 4.3.7): the version to unpack it, UTF-8 names, stored. */
function factsOf({ crc, bytes, modified }: ZipEntry, nameBytes: number): Buffer {
  const [year = 0, month = 0, day = 0] = modified.date.split('-').map(Number);
  const [hour = 0, minute = 0] = modified.time.split(':').map(Number);
  const time = (hour << 11) | (minute << 5);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return words(20, 0x0800, 0, time, date, ...long(crc), ...long(bytes), ...long(bytes), nameBytes, 0);
}

/** Numbers of two bytes, little-endian as on every machine that the site runs on. */
const words = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);

/** A number of four bytes, low half first: `words` drops the high half of the first. */
const long = (value: number) => [value, value >>> 16] as const;
