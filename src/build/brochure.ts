import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { HTMLElement } from 'node-html-parser';
import Pdf from 'pdfkit';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import type { Mistake } from '../catalogs/report.ts';
import { colors } from '../theme/colors.ts';
import { diamond } from '../ui/diamond.ts';

// Points.
const page = { width: 595.28, height: 841.89, margin: 42 };
const inner = page.width - 2 * page.margin;
const bandHeight = 18;

/** The site's fonts as WOFF, because PDFKit cannot make subsets of the WOFF2 files in `src/theme/fonts`. */
const fonts = {
  heading: readFont('bricolage-grotesque', 700),
  body: readFont('atkinson-hyperlegible-next', 400),
};

function readFont(name: string, weight: number): Buffer {
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`;
  return readFileSync(new URL(import.meta.resolve(file)));
}

/** A part of a page: draws itself at a height and returns the height where it ends. */
type Block = (top: number) => number;

/**
 * Returns a programme's brochure: a PDF of two pages, with tags, title and language, so that a screen reader reads it as
 * well as the page (RGAA 13.3). Its words are those of the prerendered page, so that both say the same (RGAA 13.4). If
 * the words do not fit, throws an error that the build reports to the editor of the `program`.
 */
export async function createBrochure(
  programPage: HTMLElement,
  {
    program,
    language,
    schoolName,
    address,
  }: Record<'program' | 'language' | 'schoolName' | 'address', string>,
): Promise<Buffer> {
  const sections = programPage
    .querySelectorAll('main h2')
    .map((h2) => ({ title: textOf(h2), part: partOf(h2) }));
  const [facts, presentation, plan, entry, careers, contact] = sections;
  if (!facts || !presentation || !plan || !entry || !careers || !contact)
    throw new Error('The page of a programme has six sections.');
  const h1 = programPage.querySelector('main h1');
  const title = textOf(h1);
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    // 1.7 is the version of the accessibility standard PDF/UA.
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    // The day, not the time, so that two builds of a day make the same file.
    info: { Title: `${title} | ${schoolName}`, Author: schoolName, CreationDate: new Date(todayAtSchool()) },
    font: '',
  });
  pdf.registerFont('heading', fonts.heading);
  pdf.registerFont('body', fonts.body);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let parent = root;
  /** The size of the type on the current page. */
  let scale = 1;
  let isMeasuring = false;

  /** Runs `drawPart` with its structure elements in a new one. */
  function inside(tag: string, drawPart: () => void) {
    if (isMeasuring) return drawPart();
    const outer = parent;
    parent = pdf.struct(tag);
    outer.add(parent);
    drawPart();
    parent.end();
    parent = outer;
  }

  function decorate(drawDecoration: () => void) {
    if (isMeasuring) return;
    pdf.markContent('Artifact', { type: 'Layout' });
    drawDecoration();
    pdf.endMarkedContent();
  }

  interface Column {
    x?: number;
    width?: number;
  }

  interface TextStyle extends Column {
    tag?: string;
    size: number;
    font?: 'heading' | 'body';
    color?: string;
  }

  /** Writes a text and returns the height where it ends. */
  function write(text: string, top: number, style: TextStyle): number {
    if (text === '') throw new Error(`The brochure “${title}” lacks a text that it takes from the page.`);
    const { tag = 'P', size, font = 'body', color = colors.basalt, x = page.margin, width = inner } = style;
    const options = { width, lineGap: size * scale * (font === 'body' ? 0.22 : 0.06) };
    pdf.font(font).fontSize(size * scale);
    const height = pdf.heightOfString(text, options);
    if (!isMeasuring) {
      parent.add(
        pdf.struct(tag, {}, () => {
          pdf
            .font(font)
            .fontSize(size * scale)
            .fillColor(color)
            .text(text, x, top, options);
        }),
      );
    }
    return top + height;
  }

  function writeList(items: readonly HTMLElement[], top: number, size: number, column: Column) {
    const { x = page.margin, width = inner } = column;
    let y = top;
    inside('L', () => {
      for (const item of items) {
        decorate(() => {
          pdf.path(diamond(x + 3, y + size * scale * 0.62, 3)).fill(colors.coral);
        });
        inside('LI', () => {
          y = write(textOf(item), y, { tag: 'LBody', size, x: x + 13, width: width - 13 }) + 2.5 * scale;
        });
      }
    });
    return y;
  }

  /** Writes an `h3` with the list or the text that belongs to it. */
  function writeGroup(h3: HTMLElement, top: number, size: number, column: Column = {}): number {
    const part = partOf(h3);
    const lines = h3.childNodes.map(textOf).filter(Boolean).join('\n');
    const end = write(lines, top, { tag: 'H3', size: size * 1.2, font: 'heading', ...column });
    const items = part.querySelectorAll('li');
    if (items.length > 0) return writeList(items, end + 5 * scale, size, column);
    return write(textOf(part.querySelector('p')), end, { size, ...column });
  }

  /** Draws items in rows of columns of the same width, and returns where the last row ends. */
  function grid<Item>(
    items: readonly Item[],
    top: number,
    drawItem: (item: Item, top: number, column: Required<Column>) => number,
    columns = 2,
  ): number {
    const gap = 24;
    const width = (inner - gap * (columns - 1)) / columns;
    let y = top;
    for (let start = 0; start < items.length; start += columns) {
      const ends = items
        .slice(start, start + columns)
        .map((item, index) => drawItem(item, y, { x: page.margin + index * (width + gap), width }));
      y = Math.max(...ends) + 7 * scale;
    }
    return y;
  }

  function writeTerms(part: HTMLElement, top: number, termStyle: TextStyle, valueStyle: TextStyle): number {
    return grid(termsOf(part), top, ([term, value], rowTop, column) => {
      let end = rowTop;
      inside('Div', () => {
        end = write(term, rowTop, { ...termStyle, ...column });
        end = write(value, end, { ...valueStyle, ...column });
      });
      return end;
    });
  }

  function heading(section: (typeof sections)[number], top: number): number {
    return (
      write(section.title, top, { tag: 'H2', size: 17, font: 'heading', color: colors.seaDeep }) + 8 * scale
    );
  }

  function wovenBand(top: number) {
    pdf.rect(0, top, page.width, bandHeight).fill(colors.seaDeep);
    for (let x = bandHeight / 2; x < page.width + bandHeight; x += bandHeight) {
      pdf
        .path(diamond(x, top + bandHeight / 2, 7.5))
        .lineWidth(1.5)
        .stroke(colors.gold);
      pdf.path(diamond(x, top + bandHeight / 2, 3)).fill(colors.sky);
    }
  }

  /** Draws the blocks from `top` to `bottom`, in the largest type that fits, with equal gaps. */
  function fill(blocks: readonly Block[], top: number, bottom: number, tooLong: Omit<Mistake, 'file'>) {
    const gapsWith = (size: number) => {
      scale = size;
      const heights = blocks.map(measure).reduce((sum, height) => sum + height, 0);
      return (bottom - top - heights) / (blocks.length - 1);
    };
    const sizes = [1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85];
    const size = sizes.find((candidate) => gapsWith(candidate) >= 18 * candidate);
    if (!size) {
      const mistake: Mistake = { file: `locales/${language}.json`, ...tooLong };
      // As `src/server.ts` answers for a page.
      throw new Error(mistake.message, { cause: Response.json([mistake]) });
    }
    const gap = gapsWith(size);
    let y = top;
    for (const block of blocks) y = block(y) + gap;
    scale = 1;
  }

  function measure(block: Block): number {
    isMeasuring = true;
    const height = block(0);
    isMeasuring = false;
    return height;
  }

  const [objectives] = presentation.part.querySelectorAll('h3');
  const first: Block[] = [
    (top) => {
      const fees = facts.part.querySelectorAll('p').find((line) => line.querySelector('a[href^="tel:"]'));
      const termStyle: TextStyle = { size: 9.5, color: colors.basaltSoft };
      const y = writeTerms(facts.part, heading(facts, top), termStyle, { size: 12, font: 'heading' });
      return write(textOf(fees), y, { size: 10.5 });
    },
    (top) => {
      const texts = presentation.part.querySelectorAll('p').map(textOf);
      const writeText = (text: string, y: number) => write(text, y, { size: 12 });
      return grid(texts, heading(presentation, top), writeText, 1);
    },
    (top) => (objectives ? writeGroup(objectives, top, 11.5) : top),
  ];
  const writeGroups = (groups: readonly HTMLElement[], top: number, columns?: number) =>
    grid(groups, top, (h3, y, column) => writeGroup(h3, y, 9.5, column), columns);
  const second: Block[] = [
    (top) => {
      const years = plan.part.querySelectorAll('h3');
      const internship = years.splice(-1);
      return writeGroups(internship, writeGroups(years, heading(plan, top), years.length), 1);
    },
    (top) => {
      const y = writeGroups(entry.part.querySelectorAll('h3'), heading(entry, top));
      return writeTerms(entry.part, y, { size: 9.5 * 1.2, font: 'heading' }, { size: 9.5 });
    },
    (top) => writeGroups(careers.part.querySelectorAll('h3'), heading(careers, top)),
  ];

  const head: Block = (top) => {
    write(schoolName, top, { size: 12, x: page.margin + 66, font: 'heading', color: colors.salt });
    let y = write(title, top + 46, { tag: 'H1', size: 24, font: 'heading', color: colors.salt });
    y = write(textOf(h1?.parentNode?.querySelector('h1 + p')), y + 4, { size: 11.5, color: colors.sky });
    const badges = h1?.parentNode?.querySelectorAll('li').map(textOf) ?? [];
    return write(badges.join('  ·  '), y + 6, { size: 10.5, color: colors.gold });
  };
  const headHeight = 48 + measure(head) + 16;
  decorate(() => {
    pdf.rect(0, 0, page.width, headHeight).fill(colors.seaDeep);
    for (const half of [26, 15])
      pdf
        .path(diamond(page.margin + 26, 56, half))
        .lineWidth(3)
        .stroke(colors.gold);
    pdf.path(diamond(page.margin + 26, 56, 6)).fill(colors.sky);
    wovenBand(headHeight);
  });
  inside('Sect', () => void head(48));
  inside('Sect', () =>
    fill(first, headHeight + bandHeight + 24, page.height - page.margin, {
      key: `${program}.presentation`,
      message: 'la brochure déborde de sa première page : raccourcissez la présentation ou les objectifs.',
    }),
  );
  pdf.addPage();
  const foot: Block = (top) => {
    const y = write(contact.title, top, { tag: 'H2', size: 12, font: 'heading', color: colors.salt });
    const ways = termsOf(contact.part).map(([, value]) => value);
    const end = write(ways.join('  ·  '), y + 4, { size: 9.5, color: colors.sky });
    return write(address, end + 2, { size: 9.5, color: colors.sky });
  };
  const footTop = page.height - measure(foot) - 16;
  decorate(() => {
    wovenBand(0);
    pdf.rect(0, footTop - 14, page.width, page.height - footTop + 14).fill(colors.seaDeep);
  });
  inside('Sect', () =>
    fill(second, bandHeight + 24, footTop - 14 - 24, {
      key: `${program}.years`,
      message:
        'la brochure déborde de sa deuxième page : raccourcissez les cours, l’admission ou les métiers.',
    }),
  );
  inside('Sect', () => void foot(footTop));
  root.end();
  pdf.end();
  return buffer(pdf);
}

/** The outermost element of the page that contains this heading, and no other of its level. */
function partOf(heading: HTMLElement): HTMLElement {
  let part = heading;
  while (part.parentNode && part.parentNode.querySelectorAll(heading.rawTagName).length === 1)
    part = part.parentNode;
  return part;
}

function termsOf(part: HTMLElement): [string, string][] {
  return part.querySelectorAll('dt').map((term) => [textOf(term), textOf(term.nextElementSibling)]);
}

/**
 * The text of an element, without directions and without the marks of `src/translating/marks.ts`, which PDFKit would draw.
 * The fonts have no narrow no-break space, so an ordinary one takes its place.
 */
function textOf(element: Pick<HTMLElement, 'text'> | null | undefined): string {
  return (element?.text ?? '')
    .replaceAll(/[\u2066-\u2069\u{E0000}-\u{E007F}]/gu, '')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
}
