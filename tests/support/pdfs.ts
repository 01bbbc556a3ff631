/** The smallest file that is accepted as a CV. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A PDF of this many bytes with header and trailer. `mark` distinguishes files of the same size. */
export function pdfOf(bytes: number, mark = ''): Buffer {
  const [head, tail] = [Buffer.from(`%PDF-1.7\n${mark}`), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, '.'), tail]);
}

/** Many such PDFs open without a password: theirs only limits printing. */
export const encryptedPdf = Buffer.from('%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 6 0 R >>\n%%EOF\n');
