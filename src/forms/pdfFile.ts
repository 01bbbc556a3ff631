import { findPdfDefect, isEncrypted, pdfEndBytes, toBinaryText } from '#core/files/pdf.ts';
import type { FileRule, ValidationKey } from '#core/questions/questions.ts';

/**
 * What the file dialog offers. Android greys out a file of another media type, and a PDF may have any of these. Not
 * `image/pdf`, for which Android would offer the camera.
 */
export const pdfTypes = [
  '.pdf',
  'application/pdf',
  'application/x-pdf',
  'application/acrobat',
  'text/pdf',
  'application/octet-stream',
];

interface PdfVerdict<Rule> {
  /** The broken rule, or null if the file is accepted. */
  problem: Rule | null;
  /** An accepted file may ask for a password. */
  isEncrypted: boolean;
}

export type ChosenFile = PdfVerdict<ValidationKey> & { file: File };

/** Checks the size and the bytes: devices give a PDF many names and media types. */
export async function judgePdf(file: File, maxBytes: number): Promise<PdfVerdict<FileRule>> {
  const refuse = (problem: FileRule) => ({ problem, isEncrypted: false });
  if (file.size === 0) return refuse('empty');
  const read = async (part: Blob) => toBinaryText(new Uint8Array(await part.arrayBuffer()));
  try {
    const head = await read(file.slice(0, pdfEndBytes));
    const tail = await read(file.slice(-pdfEndBytes));
    const defect = findPdfDefect({ head, tail }, file.size);
    if (defect === 'disguised') return refuse(defect);
    if (file.size > maxBytes) return refuse('tooLarge');
    return defect ? refuse(defect) : { problem: null, isEncrypted: isEncrypted({ head, tail }) };
  } catch {
    return refuse('unreadable');
  }
}
