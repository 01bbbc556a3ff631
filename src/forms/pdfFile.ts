import { findPdfDefect, pdfEndBytes } from '#core/dossier/papers.ts';
import type { FileRule, ValidationKey } from '#core/questions/questions.ts';

/** A chosen file. `problem` is the broken rule, or null if the file is accepted. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/** The media types that devices give a PDF: empty or `octet-stream` where they do not know the file extension. */
const pdfFileTypes = ['', 'application/pdf', 'application/x-pdf', 'application/octet-stream'];

/**
 * Checks a file's name, media type and size, and both ends by the rule of the back end (`findPdfDefect`). Resolves to the
 * broken rule, or null if it is a whole PDF.
 */
export async function findPdfProblem(file: File, maxBytes: number): Promise<FileRule | null> {
  if (!/\.pdf$/i.test(file.name) || !pdfFileTypes.includes(file.type)) return 'notPdf';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  const parts = [file.slice(0, pdfEndBytes).text(), file.slice(-pdfEndBytes).text()] as const;
  const ends = await Promise.all(parts).catch(() => null);
  return ends ? findPdfDefect({ head: ends[0], tail: ends[1] }) : 'unreadable';
}

/** Where the trailer of a PDF may be: at its end, or near its start where it is linearized. */
const trailerBytes = 65_536;

/** Whether the trailer of a PDF names an `Encrypt` dictionary (ISO 32000-1, 7.5.5). */
export async function isEncrypted(file: Blob): Promise<boolean> {
  const ends = [file.slice(0, trailerBytes), file.slice(-trailerBytes)];
  const texts = await Promise.all(ends.map((part) => part.text().catch(() => '')));
  return /\/Encrypt[\d\s]*(?:R\b|<<)/.test(texts.join(''));
}
