import { describe, expect, it } from 'vitest';
import { findPdfProblem as findProblem, isEncrypted } from './pdfFile.ts';

const findPdfProblem = (file: File) => findProblem(file, 5_000_000);

const header = '%PDF-1.7\n%âãÏÓ\n';
const end = '%%EOF\n';
const pdf = header + end;
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
    expect(await findPdfProblem(file('x', 'cv.docx', 'application/msword'))).toBe('notPdf');
    expect(await findPdfProblem(file(pdf, 'cv.pdf.exe', ''))).toBe('notPdf');
    expect(await findPdfProblem(file(pdf, 'cv.pdf', 'text/html'))).toBe('notPdf');
  });

  it('is refused when its first kilobyte is not a PDF’s', async () => {
    expect(await findPdfProblem(file('PK\u0003\u0004 word/document.xml', 'cv.pdf'))).toBe('disguised');
    expect(await findPdfProblem(file(`${' '.repeat(1_024)}${pdf}`, 'cv.pdf'))).toBe('disguised');
  });

  it('is refused when its end is missing', async () => {
    expect(await findPdfProblem(file(header.padEnd(5_000), 'cv.pdf'))).toBe('damaged');
    expect(await findPdfProblem(file(`${pdf}${' '.repeat(1_024)}`, 'cv.pdf'))).toBe('damaged');
  });

  it('is refused when the device can no longer read it', async () => {
    for (const unreadable of [0, 1]) {
      const moved = file(pdf, 'cv.pdf');
      let parts = 0;
      moved.slice = (...range) => {
        const part = new Blob([pdf]).slice(...range);
        if (parts++ === unreadable)
          part.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
        return part;
      };
      expect(await findPdfProblem(moved)).toBe('unreadable');
    }
  });

  it('is refused when it is empty', async () => {
    expect(await findPdfProblem(file('', 'cv.pdf'))).toBe('empty');
  });

  it('is accepted at 5 MB and refused above', async () => {
    const padded = (size: number) => file(header.slice(0, 9).padEnd(size - end.length, ' ') + end, 'cv.pdf');
    expect(await findPdfProblem(padded(5_000_000))).toBeNull();
    expect(await findPdfProblem(padded(5_000_001))).toBe('tooLarge');
  });
});

describe('a PDF of a dossier', () => {
  const filling = ' '.repeat(200_000);
  const withTrailer = (keys: string) =>
    file(`${header}${filling}trailer\n<< /Size 6 /Root 1 0 R ${keys}>>\n%%EOF\n`, 'a.pdf');

  it('is recognised as encrypted by its trailer, at its end or at its start', async () => {
    expect(await isEncrypted(withTrailer('/Encrypt 5 0 R '))).toBe(true);
    expect(await isEncrypted(withTrailer('/Encrypt  128 10\nR '))).toBe(true);
    const linearized = `${header}<< /Encrypt<</Filter /Standard>> >>${filling}%%EOF`;
    expect(await isEncrypted(file(linearized, 'a.pdf'))).toBe(true);
  });

  it('is not encrypted because its text speaks of encryption', async () => {
    expect(await isEncrypted(withTrailer('/Info (Encrypt /Encrypted 12) '))).toBe(false);
    const [before, after] = ['%PDF-1.7\n'.padEnd(100_000), '%%EOF'.padStart(100_000)];
    expect(await isEncrypted(file(`${before}/Encrypt 5 0 R${after}`, 'a.pdf'))).toBe(false);
  });
});
