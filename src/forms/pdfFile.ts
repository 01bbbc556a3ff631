import { messageLimits } from '#core/questions/messageQuestions.ts';
import type { ValidationKey } from '#core/questions/validationKey.ts';

/** A chosen file, and why it cannot be taken, if so. */
export interface ChosenFile {
  file: File;
  problem: ValidationKey | null;
}

/** What devices call a PDF; nothing, or any bytes, where they do not know it. */
const pdfTypes = ['', 'application/pdf', 'application/x-pdf', 'application/octet-stream'];

/** Why a file cannot be taken as a PDF, or null: by its name, its declared type, its size and its first bytes. */
export async function findPdfProblem(file: File): Promise<ValidationKey | null> {
  if (!/\.pdf$/i.test(file.name) || !pdfTypes.includes(file.type)) return 'cvNotPdf';
  if (file.size === 0) return 'cvEmpty';
  if (file.size > messageLimits.cvMaxBytes) return 'cvTooLarge';
  // The header may stand anywhere in the first kilobyte (PDF 1.7, implementation note 13).
  const head = await file
    .slice(0, 1024)
    .text()
    .catch(() => null);
  if (head === null) return 'cvUnreadable';
  return head.includes('%PDF-') ? null : 'cvDisguised';
}
