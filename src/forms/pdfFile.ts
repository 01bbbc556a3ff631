import { findPdfDefect, pdfEndBytes, toBinaryText } from '#core/files/pdf.ts';
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

/** `problem` is the broken rule, or null if the file is accepted. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/**
 * Checks the size and the bytes: devices give a PDF many names and media types. Resolves to the broken rule, or null if it
 * is a whole PDF that opens without a password.
 */
export async function findPdfProblem(file: File, maxBytes: number): Promise<FileRule | null> {
  if (file.size === 0) return 'empty';
  const read = async (part: Blob) => toBinaryText(new Uint8Array(await part.arrayBuffer()));
  try {
    const head = await read(file.slice(0, pdfEndBytes));
    const tail = await read(file.slice(-pdfEndBytes));
    const readAll = file.size <= maxBytes ? () => read(file) : undefined;
    const defect = await findPdfDefect({ head, tail }, file.size, readAll);
    if (defect === 'disguised') return looksLikePdf(file) ? 'disguised' : 'notPdf';
    return file.size > maxBytes ? 'tooLarge' : defect;
  } catch {
    return 'unreadable';
  }
}

const looksLikePdf = ({ name, type }: File) => /\.pdf\s*$/i.test(name) || /\bpdf$/.test(type);
