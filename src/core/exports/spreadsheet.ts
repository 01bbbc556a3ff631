import { Buffer } from 'node:buffer';
import { escapeHtml, shorten } from '../texts/cleanText.ts';
import { type ZipEntry, measure } from './zip.ts';

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationship = (type: string, target: string) =>
  `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${officeDocument}/${type}" Target="${target}"/></Relationships>`;

/** The files of a workbook with one sheet, but for the sheet itself. */
const frame = {
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="${sheetMain}" xmlns:r="${officeDocument}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
};

/** Excel refuses a workbook with a longer cell. */
const maxCellCharacters = 32_000;

/** A cell that is text whatever it holds, so that no phone number becomes a number and no answer a formula. */
function cellOf(text: string): string {
  // XML 1.0 has no other control characters.
  const content = shorten(text, maxCellCharacters)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '');
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeHtml(content)}</t></is></c>`;
}

/**
 * The files in the zip of an Excel workbook (ECMA-376) with these rows as its sheet, the first of which stays in view.
 * `modified` is the time that they get. Reads the rows twice, because the zip has the size of a file before its content.
 */
export async function workbookEntries(
  rows: () => AsyncIterable<readonly string[]>,
  modified: ZipEntry['modified'],
): Promise<ZipEntry[]> {
  async function* sheet() {
    yield `${xmlHead}<worksheet xmlns="${sheetMain}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`;
    for await (const row of rows()) yield `<row>${row.map(cellOf).join('')}</row>`;
    yield '</sheetData></worksheet>';
  }
  const toEntry = async (name: string, texts: () => AsyncIterable<string> | Iterable<string>) => {
    const read = async function* () {
      for await (const text of texts()) yield Buffer.from(text);
    };
    return { name, modified, read, ...(await measure(read())) };
  };
  return Promise.all([
    ...Object.entries(frame).map(([name, text]) => toEntry(name, () => [text])),
    toEntry('xl/worksheets/sheet1.xml', sheet),
  ]);
}
