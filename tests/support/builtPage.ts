/** Reads texts, lists and links of prerendered pages in document order, without elements hidden from screen readers. */
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { fileOf } from '../../src/build/pages.ts';
import { readBuilt } from './builtSite.ts';

const headingTags = 'h1, h2, h3, h4';

/** A part of a page, found by its heading or, for elements without a name, by a selector. */
export interface PagePart {
  element: HTMLElement;
  /** The text, with spaces and no-break spaces collapsed to single spaces. */
  text: string;
  /** The texts of the elements that the selector matches, in order. */
  texts(selector: string): string[];
  /** The elements that the selector matches, as parts. */
  parts(selector: string): PagePart[];
  /** The section that this heading begins, up to the next heading of its rank or above. */
  under(heading: string | RegExp): PagePart;
  /** Accessible name and address of every link, in order. */
  links(): [name: string, href: string][];
  /** Accessible names of the buttons. */
  buttons(): string[];
  /** Terms and values of the description lists. */
  facts(): [term: string, value: string][];
  /** The texts of its `time` elements with their machine-readable values. */
  times(): [text: string, dateTime: string][];
}

/** The first element of a built page that the selector matches. */
export function builtPage(path: string, selector = 'main'): PagePart {
  const file = fileOf(path, 'fr');
  const root = parse(readBuilt(file));
  for (const hidden of root.querySelectorAll(
    'script, style, template, svg, [hidden], [aria-hidden="true"]',
  )) {
    hidden.remove();
  }
  return partOf(requireFound(root.querySelector(selector), `${selector} in ${file}`));
}

/** The children of `main`, from top to bottom. */
export function bandsOf(path: string): PagePart[] {
  return builtPage(path).element.childNodes.filter(isElement).map(partOf);
}

function partOf(element: HTMLElement): PagePart {
  const parts = (selector: string) => element.querySelectorAll(selector).map(partOf);
  return {
    element,
    text: collapseSpaces(wordsOf(element)),
    parts,
    texts: (selector) => parts(selector).map(({ text }) => text),
    under: (heading) => partOf(sectionUnder(element, heading)),
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

function sectionUnder(element: HTMLElement, wanted: string | RegExp): HTMLElement {
  const heading = element.querySelectorAll(headingTags).find((candidate) => {
    const { text } = partOf(candidate);
    return typeof wanted === 'string' ? text === wanted : wanted.test(text);
  });
  let section = requireFound(heading ?? null, `the heading ${wanted}`);
  const { tagName } = section;
  // The section of the h1 ends before the first h2.
  const rank = tagName === 'H1' ? 'H2' : tagName;
  const endsIt = (other: HTMLElement) => other !== heading && other.tagName <= rank;
  while (section !== element && section.parentNode) {
    const headings = section.parentNode.querySelectorAll(headingTags);
    if (headings[0] !== heading || headings.some(endsIt)) break;
    section = section.parentNode;
  }
  return section === heading ? withFollowingSiblings(section, endsIt) : section;
}

/** A heading with its following siblings, up to the first that has a heading which ends the section. */
function withFollowingSiblings(heading: HTMLElement, endsIt: (other: HTMLElement) => boolean): HTMLElement {
  const html = [heading.outerHTML];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if ([next, ...next.querySelectorAll('*')].some((part) => /^H[1-4]$/.test(part.tagName) && endsIt(part))) {
      break;
    }
    html.push(next.outerHTML);
  }
  return parse(html.join(' '));
}

function nameOf({ element, text }: PagePart): string {
  return collapseSpaces(element.getAttribute('aria-label') ?? text);
}

/** The text of an element with spaces around each child, because the markup does not tell which children are blocks. */
function wordsOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (isElement(node)) return ` ${wordsOf(node)} `;
      return node.nodeType === NodeType.TEXT_NODE ? node.text : '';
    })
    .join('');
}

function collapseSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,)])/g, '')
    .trim();
}

function isElement(node: { nodeType: NodeType }): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function requireFound<Found>(found: Found | null, what: string): Found {
  if (found === null) throw new Error(`There is no ${what}.`);
  return found;
}
