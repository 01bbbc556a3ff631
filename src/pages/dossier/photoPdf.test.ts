import { expect, test } from 'vitest';
import { findPhotoProblem, readJpeg, readPdf, toTurnedJpeg, turnPage, writePdf } from './photoPdf.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1');

const exif =
  '\xFF\xE1\0\x26Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0Djib\xFF\xE1\0\x06http';
const frame = '\xFF\xC0\0\x11\x08\0\x10\0\x20\x03\x01\x22\0\x02\x11\x01\x03\x11\x01';
const scan = '\xFF\xDA\0\x08\x01\x01\0\0\x3F\0data\xFF\0data\xFF\xD0data';
const picture = `\xFF\xEE\0\x07Adobe\xFF\xDB\0\x03q${frame}${scan}\xFF\xD9`;
const jpeg = `\xFF\xD8${exif}\xFF\xFE\0\x06home${picture}`;

test('an original JPEG loses its metadata and what stands behind it, and is turned as its Exif says', async () => {
  const page = await readJpeg(new Blob([bytes(`${jpeg}film with \xFF\xE1\0\x04me`)]));
  expect(page).toMatchObject({ width: 16, height: 32, quarterTurns: 1, isGray: false });
  expect(page && (await textOf(page.jpeg))).toBe(`\xFF\xD8${picture}`);
});

test('a page is shown with its turns as Exif, also of a progressive JPEG', async () => {
  const progressive = `\xFF\xD8${picture.replace('\xFF\xC0', '\xFF\xC2')}`;
  const page = { jpeg: new Blob([bytes(progressive)]), width: 16, height: 32, quarterTurns: 3 };
  expect(await readJpeg(toTurnedJpeg(page))).toMatchObject({ width: 16, height: 32, quarterTurns: 3 });
});

test.each([
  ['a cut JPEG', jpeg.slice(0, -9)],
  ['another format', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR'],
  ['a JPEG of four colours', jpeg.replace('\x20\x03\x01', '\x20\x04\x01')],
])('%s does not go into a PDF as it is', async (_, text) => {
  expect(await readJpeg(new Blob([bytes(text)]))).toBeNull();
});

test('a PDF has the bytes of each JPEG, its turns, and true addresses', async () => {
  const page = { jpeg: new Blob([bytes(jpeg)]), width: 32, height: 16 };
  const pdf = await textOf(writePdf([page, turnPage(turnPage(page), 2)]));
  expect(pdf.split(`/Length ${jpeg.length} >>\nstream\n${jpeg}\nendstream`)).toHaveLength(3);
  expect([...pdf.matchAll(/MediaBox (\[.*\]) \/Rotate (\d+)/g)].map(([, ...found]) => found)).toEqual([
    ['[0 0 841.89 420.94]', '0'],
    ['[0 0 841.89 420.94]', '270'],
  ]);
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const addresses = [...pdf.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, address]) => Number(address));
  expect(addresses.map((address) => pdf.slice(address, address + 7))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number} 0 obj`),
  );
});

test('the pages come back from such a PDF byte for byte, and from no other', async () => {
  const hostile = new Blob([bytes(`${jpeg}/Rotate 90\n/Contents`)]);
  const gray = { jpeg: hostile, width: 16, height: 32, isGray: true };
  const color = { jpeg: new Blob([bytes(jpeg)]), width: 32, height: 16, isGray: false };
  const written = [turnPage(gray, 3), turnPage(color, 0)];
  const read = (await readPdf(writePdf(written))) ?? [];
  expect(read.map((page) => ({ ...page, jpeg: null }))).toEqual(
    written.map((page) => ({ ...page, jpeg: null })),
  );
  const contents = (pages: typeof written) => Promise.all(pages.map((page) => textOf(page.jpeg)));
  expect(await contents(read)).toEqual(await contents(written));
  expect(await readPdf(new Blob([bytes('%PDF-1.7\n/Count 1\n%%EOF')]))).toBeNull();
});

test.each([
  ['an empty file', '', 'photoEmpty'],
  ['the start of a JPEG', '\xFF\xD8\xFF\xE1\x12\x34Exif\0\0', 'photoDamaged'],
  ['the start of a PNG', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'photoDamaged'],
  ['the start of a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'photoDamaged'],
  ['a HEIC photograph of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0', 'heic'],
  ['a burst of an iPhone', '\0\0\0\x24ftyphevc\0\0\0\0', 'heic'],
  ['a burst of a Samsung', '\0\0\0\x18ftypmsf1\0\0\0\0', 'heic'],
  ['a HEIF photograph of a Nokia or Samsung', '\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['a TIFF scan', 'II*\0\x08\0\0\0', 'photo'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0', 'photo'],
  ['a text', 'hello', 'photo'],
])('%s has its own message', async (_, start, problem) => {
  expect(await findPhotoProblem(new Blob([bytes(start)]))).toBe(problem);
});

test('a photograph that the device can no longer read is not called damaged', async () => {
  const photo = new Blob(['x']);
  photo.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) });
  expect(await findPhotoProblem(photo)).toBe('photoUnreadable');
});
