/** Reads the prerendered pages as a visitor without a script hears them: words, lists, links, in their order. */
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { fileOf } from '../../src/build/pages.ts';
import { readBuilt } from './builtSite.ts';

const headingTags = 'h1, h2, h3, h4';

/** A stretch of a page. Selectors are for what has no name of its own; words are compared as people read them. */
export interface Part {
  element: HTMLElement;
  /** Its words, one space between them; no-break spaces count as spaces. */
  text: string;
  /** The words of everything that the selector finds, in order. */
  texts(selector: string): string[];
  /** What the selector finds, as parts. */
  parts(selector: string): Part[];
  /** The largest stretch that begins with this heading and holds no other of its rank. */
  under(heading: string | RegExp): Part;
  /** Accessible name and address of every link, in order. */
  links(): [name: string, href: string][];
  /** Accessible names of the buttons. */
  buttons(): string[];
  /** Terms and values of the description lists. */
  facts(): [term: string, value: string][];
  /** The texts of its `time` elements with their machine-readable values. */
  times(): [text: string, dateTime: string][];
}

/** The part of a built page that the selector finds; `main` if none is given. */
export function builtPage(path: string, selector = 'main'): Part {
  const file = fileOf(path, 'fr');
  const root = parse(readBuilt(file));
  for (const unheard of root.querySelectorAll(
    'script, style, template, svg, [hidden], [aria-hidden="true"]',
  )) {
    unheard.remove();
  }
  return partOf(only(root.querySelector(selector), `${selector} in ${file}`));
}

/** The bands of a page from top to bottom: the children of `main`. */
export function bandsOf(path: string): Part[] {
  return builtPage(path).element.childNodes.filter(isElement).map(partOf);
}

function partOf(element: HTMLElement): Part {
  const parts = (selector: string) => element.querySelectorAll(selector).map(partOf);
  return {
    element,
    text: tidy(wordsOf(element)),
    parts,
    texts: (selector) => parts(selector).map(({ text }) => text),
    under: (heading) => partOf(stretchUnder(element, heading)),
    links: () =>
      parts('a').map((link) => [nameOf(link), link.element.getAttribute('href') ?? 'without an address']),
    buttons: () => parts('button').map(nameOf),
    facts: () =>
      parts('dt').map((term) => {
        const values = [];
        for (let next = term.element.nextElementSibling; next?.tagName === 'DD';) {
          values.push(partOf(next).text);
          next = next.nextElementSibling;
        }
        return [term.text, values.join(', ')];
      }),
    times: () => parts('time').map(({ element, text }) => [text, element.getAttribute('datetime') ?? 'none']),
  };
}

function stretchUnder(element: HTMLElement, wanted: string | RegExp): HTMLElement {
  const heading = element.querySelectorAll(headingTags).find((candidate) => {
    const { text } = partOf(candidate);
    return typeof wanted === 'string' ? text === wanted : wanted.test(text);
  });
  let stretch = only(heading ?? null, `the heading ${wanted}`);
  const { tagName } = stretch;
  // A page's first band holds its h1, and ends before the first h2.
  const rank = tagName === 'H1' ? 'H2' : tagName;
  const endsIt = (other: HTMLElement) => other !== heading && other.tagName <= rank;
  while (stretch !== element && stretch.parentNode) {
    const headings = stretch.parentNode.querySelectorAll(headingTags);
    if (headings[0] !== heading || headings.some(endsIt)) break;
    stretch = stretch.parentNode;
  }
  return stretch === heading ? withWhatFollows(stretch, endsIt) : stretch;
}

/** A heading among the siblings that it is for, up to the next heading of its rank. */
function withWhatFollows(heading: HTMLElement, endsIt: (other: HTMLElement) => boolean): HTMLElement {
  const html = [heading.outerHTML];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if ([next, ...next.querySelectorAll('*')].some((part) => /^H[1-4]$/.test(part.tagName) && endsIt(part))) {
      break;
    }
    html.push(next.outerHTML);
  }
  return parse(html.join(' '));
}

function nameOf({ element, text }: Part): string {
  return tidy(element.getAttribute('aria-label') ?? text);
}

/** The words of an element. Which of its children begin a line only the style sheet knows: each is set apart. */
function wordsOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (isElement(node)) return ` ${wordsOf(node)} `;
      return node.nodeType === NodeType.TEXT_NODE ? node.text : '';
    })
    .join('');
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,)])/g, '')
    .trim();
}

function isElement(node: { nodeType: NodeType }): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function only<Found>(found: Found | null, what: string): Found {
  if (found === null) throw new Error(`There is no ${what}.`);
  return found;
}
