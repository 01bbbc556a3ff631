import type { FileQuestion, ValidationKey } from '#core/questions/questions.ts';

/** A chosen file, and why it is refused, if so. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/** The types that devices give a PDF: nothing, or arbitrary bytes, where they do not know the ending. */
const pdfTypes = ['', 'application/pdf', 'application/x-pdf', 'application/octet-stream'];

/** Why a file is refused as a PDF, or null: by its name, its declared type, its size and its first bytes. */
export async function findPdfProblem(
  file: File,
  { maxBytes, messages }: Pick<FileQuestion, 'maxBytes' | 'messages'>,
): Promise<ValidationKey | null> {
  if (!/\.pdf$/i.test(file.name) || !pdfTypes.includes(file.type)) return messages.notPdf;
  if (file.size === 0) return messages.empty;
  if (file.size > maxBytes) return messages.tooLarge;
  // The header may stand anywhere in the first kilobyte (PDF 1.7, implementation note 13).
  const head = await file
    .slice(0, 1024)
    .text()
    .catch(() => null);
  if (head === null) return messages.unreadable;
  return head.includes('%PDF-') ? null : messages.disguised;
}
