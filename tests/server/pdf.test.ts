import { describe, expect, test } from 'vitest';
import { encryptedPdf } from '../support/pdfs.ts';
import { findPdfDefect, pdfEndBytes, toBinaryText } from '#core/files/pdf.ts';

const trailer = 'trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n9\n%%EOF\n';
const pdf = `%PDF-1.7\n${trailer}`;
const filling = '.'.repeat(2 * pdfEndBytes);

/** What a back end says, which reads only the ends. */
const judge = (content: string) =>
  findPdfDefect({ head: content.slice(0, pdfEndBytes), tail: content.slice(-pdfEndBytes) }, content.length);
/** What the page says, which has the whole file. */
const judgeWhole = (content: string) =>
  findPdfDefect(
    { head: content.slice(0, pdfEndBytes), tail: content.slice(-pdfEndBytes) },
    content.length,
    () => Promise.resolve(content),
  );

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
      'a linearized file',
      `%PDF-1.7\n<< /Linearized 1 /L 5100 /H [ 1 2 ] >>\n${pdf.padEnd(5_000)}${trailer}`,
      null,
    ],
    [
      'a linearized file that was cut after its first section',
      `%PDF-1.7\n<< /Linearized 1 /L 90000 /H [ 1 2 ] >>\n${trailer}`,
      'damaged',
    ],
  ])('%s', async (_, content, defect) => {
    expect(await judge(content)).toBe(defect);
  });
});

describe('a PDF is refused if viewers ask for its password', () => {
  test.each([2, 3, 4, 5, 6] as const)('revision %i of the standard security handler', async (revision) => {
    expect(await judge(encryptedPdf(revision, 'owner')), 'an owner password alone').toBeNull();
    expect(await judge(encryptedPdf(revision, 'user')), 'a user password').toBe('encrypted');
  });

  const [user, owner] = [encryptedPdf(3, 'user'), encryptedPdf(3, 'owner')];
  test.each([
    ['the empty password is the owner’s', encryptedPdf(6, 'userOfNoOwner'), null],
    ['the security handler needs a certificate', user.replace('/Standard', '/Adobe.PubSec'), 'encrypted'],
    [
      'only the attachments are encrypted',
      encryptedPdf(6, 'user').replaceAll('/StdCF /StrF', '/Identity /StrF'),
      null,
    ],
    [
      'the crypt filter stands before the length of the key, and has its own',
      encryptedPdf(4, 'owner').replace(/(\/Length 128) (\/CF .*? >> >>)/, '$2 $1'),
      null,
    ],
    ['the trailer holds the dictionary', user.replace(/6 0 obj (.*) endobj([^]*)6 0 R/, '$2$1'), 'encrypted'],
    [
      'the trailer is a cross-reference stream',
      user.replace(/trailer <</, '9 0 obj << /Type /XRef'),
      'encrypted',
    ],
    [
      'strings are written as characters',
      owner.replaceAll(/<(\w{64})>/g, (_, hex: string) => literal(hex)),
      null,
    ],
    ['the trailer is far behind the dictionary', user.replace('trailer', `${filling}trailer`), 'encrypted'],
    [
      'an older trailer of a linearized file names the dictionary',
      user.replace('startxref', `${filling}trailer << /Size 3 >> startxref`),
      'encrypted',
    ],
    ['only the text speaks of encryption', `%PDF-1.7\n/Encrypt 5 0 R\n${trailer}`, null],
  ])('%s', async (_, content, defect) => {
    expect(await judge(content)).toBe(defect);
  });

  test('a dictionary in the middle of a file is read by the page alone', async () => {
    const content = `%PDF-1.7\n${filling}${encryptedPdf(4, 'user').replace('trailer', `${filling}trailer`)}`;
    expect(await judge(content)).toBeNull();
    expect(await judgeWhole(content)).toBe('encrypted');
  });
});

/** A literal string with an octal escape for each byte but the printable ones. */
function literal(hex: string): string {
  const characters = hex.match(/../g)?.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))) ?? [];
  const escaped = characters.map((one) =>
    /[\w]/.test(one) ? one : `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `(${escaped.join('')})`;
}

test('bytes become characters of the same number', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index);
  expect([...toBinaryText(bytes)].map((one) => one.charCodeAt(0))).toEqual([...bytes]);
});
