import { toBinaryText } from '#core/files/pdf.ts';

/** The start of a file in a format that every browser decodes: JPEG, PNG, GIF or WebP. */
const decodable = /^(?:\xFF\xD8|\x89PNG|GIF8|RIFF[^]{4}WEBP)/;

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
