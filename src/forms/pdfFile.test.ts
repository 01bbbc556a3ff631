import { describe, expect, it, test } from 'vitest';
import { encryptedPdf } from '../../tests/support/pdfs.ts';
import { judgePdf } from './pdfFile.ts';

const findPdfProblem = async (file: File) => (await judgePdf(file, 5_000_000)).problem;

const header = '%PDF-1.7\n%âãÏÓ\n';
const end = '%%EOF\n';
const pdf = header + end;
const file = (content: BlobPart, name: string, type = 'application/pdf') =>
  new File([content], name, { type });

describe('a file is judged by its bytes, not by its name or type', () => {
  test.each([
    ['a name of a file provider', pdf, '1000012345', 'application/pdf', null],
    ['no extension', pdf, 'relevé', '', null],
    ['a space after the extension', pdf, 'relevé.pdf ', '', null],
    ['strange characters', pdf, 'CV « final » \u202Efdp.PDF', 'application/pdf', null],
    ...['text/pdf', 'image/pdf', 'application/acrobat', 'application/x-pdf', 'application/octet-stream'].map(
      (type) => [`the type ${type}`, pdf, 'cv.pdf', type, null] as const,
    ),
    ['the name of another format', pdf, 'cv.docx', 'application/msword', null],
    ['another format that looks like a PDF', 'PK\u0003\u0004', 'cv.pdf', '', 'disguised'],
    ['a part of a PDF', header, 'cv', '', 'damaged'],
  ] as const)('%s', async (_, content, name, type, problem) => {
    expect(await findPdfProblem(file(content, name, type))).toBe(problem);
  });
});

describe('a PDF', () => {
  it('is refused when the device can no longer read it', async () => {
    for (const unreadable of [0, 1]) {
      const moved = file(pdf, 'cv.pdf');
      let parts = 0;
      moved.slice = (...range) => {
        const part = new Blob([pdf]).slice(...range);
        if (parts++ === unreadable)
          part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
        return part;
      };
      expect(await findPdfProblem(moved)).toBe('unreadable');
    }
  });

  it('is accepted with a notice when it may ask for a password', async () => {
    for (const [content, isEncrypted] of [[encryptedPdf, true] as const, [pdf, false] as const])
      expect(await judgePdf(file(content, 'cv.pdf'), 5_000_000)).toEqual({ problem: null, isEncrypted });
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
