import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import Pdf from 'pdfkit';
import { todayAtSchool } from '#core/time/schoolTime.ts';
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

/** What a brochure shows, as read from the programme's page. */
interface Brochure {
  title: string;
  subtitle: string;
  badges: string[];
  factHeading: string;
  fees: string;
  facts: [term: string, value: string][];
  presentation: { heading: string; text: string };
  objectives: List;
  plan: { heading: string; years: List[]; internship: { heading: string; text: string } };
  entry: { heading: string; prerequisites: List; selection: List; dates: string };
  careers: { heading: string; jobs: { heading: string; text: string }[] };
  contact: { heading: string; ways: string[] };
}

interface List {
  heading: string;
  items: string[];
}

/** A part of a page: draws itself at a height and returns the height where it ends. */
type Block = (top: number) => number;

export interface BrochureOptions {
  /** The prerendered page of the programme. */
  main: HTMLElement;
  language: string;
  schoolName: string;
  /** The public address of the page. */
  address: string;
}

/**
 * Returns a programme's brochure: a PDF of two pages, with tags, title and language, so that a screen reader reads it as
 * well as the page (RGAA 13.3). Its words are those of the prerendered page, so that both say the same (RGAA 13.4). Throws
 * if the words do not fit.
 */
export async function createBrochure({
  main,
  language,
  schoolName,
  address,
}: BrochureOptions): Promise<Buffer> {
  const brochure = readPage(main);
  const { title } = brochure;
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
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
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

  interface TextStyle {
    tag: string;
    size: number;
    font?: 'heading' | 'body';
    color?: string;
    x?: number;
    width?: number;
  }

  /** Writes a text and returns the height where it ends. */
  function write(text: string, top: number, style: TextStyle): number {
    const { tag, size, font = 'body', color = colors.basalt, x = page.margin, width = inner } = style;
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

  /** Writes a list, each item with a diamond. */
  function writeList(
    items: readonly string[],
    top: number,
    style: { x?: number; width?: number; size?: number },
  ) {
    const { x = page.margin, width = inner, size = 10 } = style;
    let y = top;
    inside('L', () => {
      for (const item of items) {
        decorate(() => {
          pdf.path(diamond(x + 3, y + size * scale * 0.62, 3)).fill(colors.coral);
        });
        inside('LI', () => {
          y = write(item, y, { tag: 'LBody', size, x: x + 13, width: width - 13 }) + 2.5 * scale;
        });
      }
    });
    return y;
  }

  /** Draws blocks side by side in columns of the same width, and returns where the longest ends. */
  function columns(
    count: number,
    top: number,
    drawColumn: (index: number, x: number, width: number, y: number) => number,
  ) {
    const gap = 24;
    const width = (inner - gap * (count - 1)) / count;
    return Math.max(
      ...Array.from({ length: count }, (_, index) =>
        drawColumn(index, page.margin + index * (width + gap), width, top),
      ),
    );
  }

  function heading(text: string, top: number): number {
    return write(text, top, { tag: 'H2', size: 17, font: 'heading', color: colors.seaDeep }) + 8 * scale;
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
  function fill(blocks: readonly Block[], top: number, bottom: number) {
    const gapsWith = (size: number) => {
      scale = size;
      const heights = blocks.map(measure).reduce((sum, height) => sum + height, 0);
      return (bottom - top - heights) / (blocks.length - 1);
    };
    const sizes = [1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85];
    const size = sizes.find((candidate) => gapsWith(candidate) >= 18 * candidate);
    if (!size) throw new Error(`The brochure “${title}” does not fit on two pages.`);
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

  const first: Block[] = [
    (top) => {
      let y = heading(brochure.factHeading, top);
      const rows = Math.ceil(brochure.facts.length / 2);
      for (let row = 0; row < rows; row += 1) {
        y = columns(2, y, (column, x, width, rowTop) => {
          const fact = brochure.facts[row * 2 + column];
          if (!fact) return rowTop;
          let end = rowTop;
          inside('Div', () => {
            end = write(fact[0], rowTop, { tag: 'P', size: 9.5, x, width, color: colors.basaltSoft });
            end = write(fact[1], end, { tag: 'P', size: 12, font: 'heading', x, width });
          });
          return end;
        });
        y += 9 * scale;
      }
      return write(brochure.fees, y, { tag: 'P', size: 10.5 });
    },
    (top) => {
      const y = heading(brochure.presentation.heading, top);
      return write(brochure.presentation.text, y, { tag: 'P', size: 12 });
    },
    (top) => {
      const y = write(brochure.objectives.heading, top, { tag: 'H3', size: 13, font: 'heading' }) + 6 * scale;
      return writeList(brochure.objectives.items, y, { size: 11.5 });
    },
  ];
  const second: Block[] = [
    (top) => {
      const { years, internship } = brochure.plan;
      let y = heading(brochure.plan.heading, top);
      y = columns(years.length, y, (index, x, width, columnTop) => {
        const year = years[index];
        if (!year) return columnTop;
        const end = write(year.heading, columnTop, { tag: 'H3', size: 11.5, font: 'heading', x, width });
        return writeList(year.items, end + 5 * scale, { x, width, size: 9.5 });
      });
      y = write(internship.heading, y + 6 * scale, { tag: 'H3', size: 11.5, font: 'heading' });
      return write(internship.text, y + 2 * scale, { tag: 'P', size: 9.5 });
    },
    (top) => {
      const { prerequisites, selection, dates } = brochure.entry;
      let y = heading(brochure.entry.heading, top);
      y = columns(2, y, (index, x, width, columnTop) => {
        const { heading: name, items } = index === 0 ? prerequisites : selection;
        const end = write(name, columnTop, { tag: 'H3', size: 11.5, font: 'heading', x, width });
        return writeList(items, end + 5 * scale, { x, width, size: 9.5 });
      });
      return write(dates, y + 3 * scale, { tag: 'P', size: 9.5 });
    },
    (top) => {
      let y = heading(brochure.careers.heading, top);
      const { jobs } = brochure.careers;
      for (let row = 0; row < jobs.length; row += 2) {
        y = columns(2, y, (column, x, width, rowTop) => {
          const job = jobs[row + column];
          if (!job) return rowTop;
          const end = write(job.heading, rowTop, { tag: 'H3', size: 10.5, font: 'heading', x, width });
          return write(job.text, end, { tag: 'P', size: 9.5, x, width });
        });
        y += 6 * scale;
      }
      return y;
    },
  ];

  const head: Block = (top) => {
    write(schoolName, top, { tag: 'P', size: 12, x: page.margin + 66, font: 'heading', color: colors.salt });
    let y = write(title, top + 46, { tag: 'H1', size: 24, font: 'heading', color: colors.salt });
    y = write(brochure.subtitle, y + 4, { tag: 'P', size: 11.5, color: colors.sky });
    return write(brochure.badges.join('  ·  '), y + 6, { tag: 'P', size: 10.5, color: colors.gold });
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
  inside('Sect', () => fill(first, headHeight + bandHeight + 24, page.height - page.margin));
  pdf.addPage();
  const foot: Block = (top) => {
    const y = write(brochure.contact.heading, top, {
      tag: 'H2',
      size: 12,
      font: 'heading',
      color: colors.salt,
    });
    const end = write(brochure.contact.ways.join('  ·  '), y + 4, { tag: 'P', size: 9.5, color: colors.sky });
    return write(address, end + 2, { tag: 'P', size: 9.5, color: colors.sky });
  };
  const footTop = page.height - measure(foot) - 16;
  decorate(() => {
    wovenBand(0);
    pdf.rect(0, footTop - 14, page.width, page.height - footTop + 14).fill(colors.seaDeep);
  });
  inside('Sect', () => fill(second, bandHeight + 24, footTop - 14 - 24));
  inside('Sect', () => void foot(footTop));
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function readPage(main: HTMLElement): Brochure {
  const sections = main.querySelectorAll('h2').map((heading) => ({ heading, part: partOf(heading) }));
  const [facts, presentation, plan, entry, careers, contact] = sections;
  if (!facts || !presentation || !plan || !entry || !careers || !contact)
    throw new Error('The page of a programme has six sections.');
  const h1 = main.querySelector('h1');
  const head = h1?.parentNode;
  const list = (part: HTMLElement | undefined, index = 0): List => {
    const heading = part?.querySelectorAll('h3')[index];
    const own = heading?.parentNode?.querySelectorAll('li') ?? [];
    return { heading: textOf(heading), items: own.map(textOf) };
  };
  const [internship] = plan.part.querySelectorAll('h3').slice(-1);
  return {
    title: textOf(h1),
    subtitle: textOf(head?.querySelector('h1 + p')),
    badges: (head?.querySelectorAll('li') ?? []).map(textOf),
    factHeading: textOf(facts.heading),
    fees: textOf(facts.part.querySelectorAll('p').find((line) => line.querySelector('a[href^="tel:"]'))),
    facts: termsOf(facts.part),
    presentation: {
      heading: textOf(presentation.heading),
      text: textOf(presentation.part.querySelector('p')),
    },
    objectives: list(presentation.part),
    plan: {
      heading: textOf(plan.heading),
      years: plan.part
        .querySelectorAll('h3')
        .slice(0, -1)
        .map((heading) => ({
          heading: heading.childNodes.map(textOf).filter(Boolean).join('\n'),
          items: (heading.closest('li')?.querySelectorAll('li') ?? []).map(textOf),
        })),
      internship: { heading: textOf(internship), text: textOf(internship?.parentNode?.querySelector('p')) },
    },
    entry: {
      heading: textOf(entry.heading),
      prerequisites: list(entry.part, 0),
      selection: list(entry.part, 1),
      dates: textOf(entry.part.querySelectorAll('p').at(-1)),
    },
    careers: {
      heading: textOf(careers.heading),
      jobs: careers.part.querySelectorAll('h3').map((heading) => ({
        heading: textOf(heading),
        text: textOf(heading.parentNode?.querySelector('p')),
      })),
    },
    contact: { heading: textOf(contact.heading), ways: termsOf(contact.part).map(([, value]) => value) },
  };
}

/** The outermost element of the page that contains this heading as its only `h2`. */
function partOf(heading: HTMLElement): HTMLElement {
  let part = heading;
  while (part.parentNode && part.parentNode.querySelectorAll('h2').length === 1) part = part.parentNode;
  return part;
}

function termsOf(part: HTMLElement): [string, string][] {
  return part.querySelectorAll('dt').map((term) => [textOf(term), textOf(term.nextElementSibling)]);
}

/** The text of an element. The fonts have no narrow no-break space, so an ordinary one takes its place. */
function textOf(element: Pick<HTMLElement, 'text'> | null | undefined): string {
  return (element?.text ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
}
