/**
 * Writes a PDF whose pages are JPEGs, takes the metadata out of a JPEG that goes into it as it came, and says why a photograph
 * does not become a page.
 */
import { toBinaryText } from '#core/files/pdf.ts';
import type { Advice } from './photoAdvice.ts';

export interface PhotoPage {
  jpeg: Blob;
  /** In pixels, as the page is shown. */
  width: number;
  height: number;
  /** By which the PDF turns the JPEG, clockwise. */
  quarterTurns?: number;
  advice?: Advice | undefined;
  /** The photograph as it was chosen, without its metadata. */
  isOriginal?: boolean;
  isGray?: boolean;
}

/** A4. */
const sidesPt = { short: 595.28, long: 841.89 };

/** Each page is as large as its photograph can be on A4, portrait or landscape. */
export function writePdf(pages: readonly PhotoPage[]): Blob {
  const parts: Blob[] = [];
  const offsets: number[] = [];
  let bytes = 0;
  function write(...content: (string | Blob)[]): void {
    const part = new Blob(content);
    parts.push(part);
    bytes += part.size;
  }
  function writeObject(...content: (string | Blob)[]): void {
    offsets.push(bytes);
    write(`${offsets.length} 0 obj\n`, ...content, '\nendobj\n');
  }
  const firstOf = (index: number) => 3 + 3 * index;

  // The second line tells programs that the file is binary.
  write('%PDF-1.4\n%éééé\n');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, index) => `${firstOf(index)} 0 R`).join(' ');
  writeObject(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [index, { jpeg, quarterTurns = 0, isGray, ...shown }] of pages.entries()) {
    const first = firstOf(index);
    const [width, height] = quarterTurns % 2 ? [shown.height, shown.width] : [shown.width, shown.height];
    const scale = scaleTo(sidesPt, shown);
    const [right, top] = [width, height].map((side) => (side * scale).toFixed(2));
    const content = `${right} 0 0 ${top} 0 0 cm /Photo Do`;
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${right} ${top}] /Rotate ${quarterTurns * 90}\n`,
      `/Contents ${first + 1} 0 R /Resources << /XObject << /Photo ${first + 2} 0 R >> >> >>`,
    );
    writeObject(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8\n`,
      `/ColorSpace /Device${isGray ? 'Gray' : 'RGB'} /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const table = bytes;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  write(
    `xref\n0 ${count}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}

/** The pages of a PDF that `writePdf` wrote, with the bytes of their JPEGs; null for another PDF. */
export async function readPdf(pdf: Blob): Promise<PhotoPage[] | null> {
  const text = toBinaryText(new Uint8Array(await pdf.arrayBuffer()));
  const page = new RegExp(
    String.raw`/Rotate (\d+)\n/Contents [^]*?/Width (\d+) /Height (\d+) [^]*?/Device(\w+) [^]*?/Length (\d+) >>\nstream\n`,
    'g',
  );
  const pages: PhotoPage[] = [];
  for (let found = page.exec(text); found; found = page.exec(text)) {
    const [rotation = 0, width = 0, height = 0, , bytes = 0] = found.slice(1).map(Number);
    const start = page.lastIndex;
    page.lastIndex += bytes;
    const jpeg = pdf.slice(start, page.lastIndex, 'image/jpeg');
    pages.push(turnPage({ jpeg, width, height, isGray: found[4] === 'Gray' }, rotation / 90));
  }
  return pages.length > 0 && pages.length === Number(/\/Count (\d+)/.exec(text)?.[1]) ? pages : null;
}

/**
 * A page with the bytes of a JPEG, without its metadata, such as place and camera. Null for another format, a cut file or four
 * colours.
 */
export async function readJpeg(photo: Blob): Promise<PhotoPage | null> {
  const view = new DataView(await photo.arrayBuffer());
  const kept: ArrayBuffer[] = [];
  let quarterTurns = 0;
  let [width, height, components] = [0, 0, 0];
  try {
    if (view.getUint16(0) !== 0xffd8) return null;
    let at = 2;
    // Stops at the end of the picture. Some cameras put a film or another picture behind it.
    while (view.getUint16(at) !== 0xffd9) {
      const marker = view.getUint8(at + 1);
      let end = at + 2 + view.getUint16(at + 2);
      if (marker >= 0xc0 && marker <= 0xc2)
        [height, width, components] = [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)];
      // The scan: in its data, 255 stands before 0 or the marker of a restart.
      if (marker === 0xda) while (view.getUint8(end) !== 255 || isInScan(view.getUint8(end + 1))) end += 1;
      if (marker === 0xe1) quarterTurns ||= readExifTurns(view, at + 4);
      // Leaves out comments and the segments of applications, except the one that says how colours are stored.
      if (marker < 0xe0 || marker === 0xee) kept.push(view.buffer.slice(at, end));
      at = end;
    }
  } catch {
    // Read beyond the end.
    return null;
  }
  if (components !== 1 && components !== 3) return null;
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8]), ...kept, new Uint8Array([0xff, 0xd9])]);
  const page = { jpeg, width, height, isGray: components === 1, isOriginal: true };
  return turnPage(page, quarterTurns);
}

const isInScan = (byte: number) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

/** Exif's orientation of each quarter turn. Cameras do not mirror. */
const orientations = [1, 6, 3, 8];

function readExifTurns(view: DataView, at: number): number {
  if (view.getUint32(at) !== 0x45786966) return 0;
  const start = at + 6;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === 0x0112)
      return Math.max(0, orientations.indexOf(view.getUint16(entry + 8, isLittle)));
  }
  return 0;
}

/** The PDF turns the JPEG, which stays the same. */
export const turnPage = ({ width, height, ...page }: PhotoPage, turns = 1): PhotoPage => ({
  ...page,
  ...(turns % 2 ? { width: height, height: width } : { width, height }),
  quarterTurns: ((page.quarterTurns ?? 0) + turns) % 4,
});

/** The JPEG with the turns as Exif, so that an `<img>` shows it as the PDF does. */
export function toTurnedJpeg({ jpeg, quarterTurns = 0 }: PhotoPage): Blob {
  const exif = `\xFF\xE1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${'\x01\x06\x03\x08'[quarterTurns]}\0\0\0\0\0\0`;
  const segment = Uint8Array.from(exif, (character) => character.charCodeAt(0));
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)]);
}

/** The sheet turns with the picture. */
export function scaleTo(sides: typeof sidesPt, { width, height }: { width: number; height: number }): number {
  return Math.min(sides.short / Math.min(width, height), sides.long / Math.max(width, height));
}

/** The start of a file in a format that every browser decodes: JPEG, PNG, GIF or WebP. */
const decodable = /^(?:\xFF\xD8|[^]PNG|GIF8|RIFF[^]{4}WEBP)/;

/** The start of a HEIC file (ISO 23008-12): the brands of iPhones, and the general ones of Nokia and Samsung. */
const heic = /^[^]{4}ftyp(?:he|mif1|msf1)/;

/** Keys of `dossier.problems`. */
export type PhotoProblem =
  | 'photo'
  | 'photoEmpty'
  | 'photoUnreadable'
  | 'photoDamaged'
  | 'photoProtected'
  | 'heic';

/** Of a photograph that the browser cannot decode. Judges by the first bytes. */
export async function findPhotoProblem(photo: Blob): Promise<PhotoProblem> {
  if (photo.size === 0) return 'photoEmpty';
  const start = await photo
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'photoUnreadable';
  const text = toBinaryText(new Uint8Array(start));
  if (heic.test(text)) return 'heic';
  return decodable.test(text) ? 'photoDamaged' : 'photo';
}
