import { describe, expect, test } from 'vitest';
import { findPdfDefect, pdfEndBytes } from '#core/files/pdf.ts';

const trailer = 'trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n9\n%%EOF\n';
const pdf = `%PDF-1.7\n${trailer}`;

describe('a PDF is judged by its bytes', () => {
  test.each([
    ['a PDF', pdf, null],
    ['one after the headers of a web server', `HTTP/1.1 200 OK\r\n\r\n${pdf}`, null],
    ['one whose header ends the first kilobyte', ' '.repeat(1_019) + pdf, null],
    ['one whose header passes the first kilobyte', ' '.repeat(1_020) + pdf, 'disguised'],
    ['one that begins in the second kilobyte', ' '.repeat(1_024) + pdf, 'disguised'],
    ['a document of another format', 'PK\u0003\u0004 word/document.xml', 'disguised'],
    ['11 kB of padding that a scanner writes after the end', pdf + '\0'.repeat(11_000), null],
    ['no end within 64 kB', pdf + '\0'.repeat(pdfEndBytes), 'damaged'],
    [
      'a linearized file that lost what a web server wrote before it',
      `%PDF-1.7\n<< /Linearized 1 /L 6000 /H [ 1 2 ] >>\n${pdf.padEnd(5_000)}${trailer}`,
      null,
    ],
    [
      'a linearized file that was cut after its first section',
      `%PDF-1.7\n<< /Linearized 1 /L 90000 /H [ 1 2 ] >>\n${trailer}`,
      'damaged',
    ],
  ])('%s', (_, content, defect) => {
    const ends = { head: content.slice(0, pdfEndBytes), tail: content.slice(-pdfEndBytes) };
    expect(findPdfDefect(ends, content.length)).toBe(defect);
  });
});
