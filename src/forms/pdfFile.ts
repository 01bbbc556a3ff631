import type { ValidationKey } from '#core/questions/questions.ts';

/** A chosen file. `problem` is the broken rule, or null if the file is accepted. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/** The media types that devices give a PDF: empty or `octet-stream` where they do not know the file extension. */
const pdfFileTypes = ['', 'application/pdf', 'application/x-pdf', 'application/octet-stream'];

/** The names of the rules that a file may break. */
type FileRule = 'notPdf' | 'empty' | 'tooLarge' | 'unreadable' | 'disguised';

/**
 * Checks a file's name, media type, size and first bytes. Resolves to the message of the broken rule, or null if it is a PDF.
 */
export async function findPdfProblem<Message>(
  file: File,
  { maxBytes, messages }: { maxBytes: number; messages: Record<FileRule, Message> },
): Promise<Message | null> {
  if (!/\.pdf$/i.test(file.name) || !pdfFileTypes.includes(file.type)) return messages.notPdf;
  if (file.size === 0) return messages.empty;
  if (file.size > maxBytes) return messages.tooLarge;
  // The header may be anywhere in the first kilobyte (PDF 1.7, implementation note 13).
  const head = await file
    .slice(0, 1024)
    .text()
    .catch(() => null);
  if (head === null) return messages.unreadable;
  return head.includes('%PDF-') ? null : messages.disguised;
}

/** Where the trailer of a PDF may be: at its end, or near its start where it is linearized. */
const trailerBytes = 65_536;

/**
 * Looks at both ends of a PDF. Resolves to `damaged` if its end is missing, as after a download that broke off, or to
 * `encrypted` if its trailer names an `Encrypt` dictionary (ISO 32000-1, 7.5.5).
 */
export async function findPdfDefect(file: Blob): Promise<'damaged' | 'encrypted' | null> {
  const ends = [file.slice(0, trailerBytes), file.slice(-trailerBytes)];
  const [start = '', end = ''] = await Promise.all(ends.map((part) => part.text().catch(() => '')));
  if (!end.slice(-1024).includes('%%EOF')) return 'damaged';
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(start + end) ? 'encrypted' : null;
}
