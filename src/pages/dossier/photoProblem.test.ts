import { expect, test } from 'vitest';
import { findPhotoProblem } from './photoProblem.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

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
