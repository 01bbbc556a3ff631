import { describe, expect, it } from 'vitest';
import { questions } from '#core/questions/questions.ts';
import { findPdfProblem as findProblem, findPdfDefect } from './pdfFile.ts';

const findPdfProblem = (file: File) => findProblem(file, questions.teacher.cv);

const pdf = '%PDF-1.7\n%âãÏÓ\n';
const file = (content: BlobPart, name: string, type = 'application/pdf') =>
  new File([content], name, { type });

describe('a CV', () => {
  it('is accepted when it is a PDF, whatever characters its name has', async () => {
    expect(await findPdfProblem(file(pdf, 'CV « final » \u202Efdp.PDF'))).toBeNull();
    // Media types of devices that do not know the file extension.
    for (const type of ['', 'application/x-pdf', 'application/octet-stream'])
      expect(await findPdfProblem(file(pdf, 'cv.pdf', type)), type).toBeNull();
  });

  it('is refused when its name or type is not a PDF’s', async () => {
    expect(await findPdfProblem(file('x', 'cv.docx', 'application/msword'))).toBe('cvNotPdf');
    expect(await findPdfProblem(file(pdf, 'cv.pdf', 'text/html'))).toBe('cvNotPdf');
  });

  it('is refused when its first bytes are not a PDF’s', async () => {
    expect(await findPdfProblem(file('PK\u0003\u0004 word/document.xml', 'cv.pdf'))).toBe('cvDisguised');
  });

  it('is refused when it is empty', async () => {
    expect(await findPdfProblem(file('', 'cv.pdf'))).toBe('cvEmpty');
  });

  it('is accepted at 5 MB and refused above', async () => {
    const padded = (size: number) => file(pdf.slice(0, 9).padEnd(size, ' '), 'cv.pdf');
    expect(await findPdfProblem(padded(5_000_000))).toBeNull();
    expect(await findPdfProblem(padded(5_000_001))).toBe('cvTooLarge');
  });
});

describe('a PDF of a dossier', () => {
  const filling = ' '.repeat(200_000);
  const withTrailer = (keys: string) =>
    file(`${pdf}${filling}trailer\n<< /Size 6 /Root 1 0 R ${keys}>>\n%%EOF\n`, 'a.pdf');

  it('is recognised as encrypted by its trailer, at its end or at its start', async () => {
    expect(await findPdfDefect(withTrailer('/Encrypt 5 0 R '))).toBe('encrypted');
    const linearized = `${pdf}<< /Encrypt<</Filter /Standard>> >>${filling}%%EOF`;
    expect(await findPdfDefect(file(linearized, 'a.pdf'))).toBe('encrypted');
  });

  it('is not encrypted because its text speaks of encryption', async () => {
    expect(await findPdfDefect(withTrailer('/Info (Encrypt /Encrypted 12) '))).toBeNull();
  });

  it('is recognised as damaged when its end is missing', async () => {
    expect(await findPdfDefect(file(pdf + filling, 'a.pdf'))).toBe('damaged');
  });
});
