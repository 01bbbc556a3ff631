import type { FileQuestion, ValidationKey } from '#core/questions/questions.ts';

/** A chosen file. `problem` is the broken rule, or null if the file is accepted. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/** The media types that devices give a PDF: empty or `octet-stream` where they do not know the file extension. */
const pdfTypes = ['', 'application/pdf', 'application/x-pdf', 'application/octet-stream'];

/** Checks a file's name, media type, size and first bytes. Resolves to the broken rule, or null if it is a PDF. */
export async function findPdfProblem(
  file: File,
  { maxBytes, messages }: Pick<FileQuestion, 'maxBytes' | 'messages'>,
): Promise<ValidationKey | null> {
  if (!/\.pdf$/i.test(file.name) || !pdfTypes.includes(file.type)) return messages.notPdf;
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
