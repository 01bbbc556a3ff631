/** Judges a PDF by its bytes, as viewers do. Without schemas, so that the dossier's page does not load zod. */

/** The header of a PDF may be anywhere in its first kilobyte (PDF 1.7, implementation note 13). */
const headerBytes = 1024;

/**
 * How many bytes of each end of a file are examined. The trailer is at the end, or near the start of a linearized file.
 * Scanners write up to some 11 kB after it.
 */
export const pdfEndBytes = 65_536;

/** Parts of a file as text, one character a byte. */
export interface PdfEnds {
  head: string;
  tail: string;
}

/** `disguised`: not a PDF. `damaged`: its end is missing. */
export type PdfDefect = 'disguised' | 'damaged';

/** Finds why nobody could read a file of `size` bytes, or null. Accepts what the ends do not prove. */
export function findPdfDefect({ head, tail }: PdfEnds, size: number): PdfDefect | null {
  if (!head.slice(0, headerBytes).includes('%PDF-')) return 'disguised';
  // The first section of a linearized file has an end marker too.
  const linearizedLength = Number(/\/Linearized\b[^>]*\/L\s+(\d+)/.exec(head.slice(0, 2 * headerBytes))?.[1]);
  if (!tail.includes('%%EOF') || size + headerBytes < linearizedLength) return 'damaged';
  return null;
}

/**
 * Whether the trailer names an encryption dictionary. Many such files open without a password, because they only limit
 * printing, so this is no defect.
 */
export function isEncrypted({ head, tail }: PdfEnds): boolean {
  return /\/Encrypt\b/.test(head + tail);
}

/** One character a byte; from 128 on not of its number, because “latin1” is Windows-1252. */
export const toBinaryText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
