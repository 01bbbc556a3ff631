/**
 * The built site: its files, and the texts, lists and links of its pages in document order, without elements hidden from
 * screen readers.
 */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import { stampFile, stampOf } from '../../server/buildStamp.ts';
import { type PagePath, fileOf, pagesIn, readPublishedCatalogs } from '../../src/build/pages.ts';
import { reportMissingTool } from './machine.ts';

const headingTags = 'h1, h2, h3, h4';

/** A part of a page, found by its heading or, for elements without a name, by a selector. */
interface PagePart {
  element: HTMLElement;
  /** The text, with spaces and no-break spaces collapsed to single spaces. */
  text: string;
  texts(selector: string): string[];
  parts(selector: string): PagePart[];
  /** The section that this heading begins, up to the next heading of its rank or above. */
  under(heading: string | RegExp): PagePart;
  links(): [name: string, href: string][];
  buttons(): string[];
  facts(): [term: string, value: string][];
  times(): [text: string, dateTime: string][];
}

export function builtPage(path: string, selector = 'main'): PagePart {
  const file = fileOf(path, 'fr');
  const root = parse(readBuilt(file));
  const unheard = 'script, style, template, svg, [hidden], [aria-hidden="true"]';
  for (const hidden of root.querySelectorAll(unheard)) hidden.remove();
  return partOf(requireFound(root.querySelector(selector), `${selector} in ${file}`));
}

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
      parts('a').map((link) => [accessibleName(link), link.element.getAttribute('href') ?? 'no address']),
    buttons: () => parts('button').map(accessibleName),
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

function accessibleName({ element, text }: PagePart): string {
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

const root = join(import.meta.dirname, '../..');

export const siteFolder = join(root, 'dist/client');

const sourcesOf = (stamp: string): unknown => JSON.parse(stamp).sources;
if (sourcesOf(readFileSync(join(siteFolder, '..', stampFile), 'utf8')) !== sourcesOf(stampOf(root)))
  throw new Error('The built site is not of these sources: run npm run build.');

export const catalogs = readPublishedCatalogs(join(root, 'locales'));

export const builtPages: { path: PagePath; language: string }[] = Object.entries(catalogs).flatMap(
  ([language, catalog]) => pagesIn(catalog).map(({ path }) => ({ path, language })),
);

export const pagesWithoutBreadcrumb: ReadonlySet<string> = new Set(
  '/ /admission-request /student-space /dossier /office'.split(' '),
);

export function readBuilt(file: string, site = siteFolder): string {
  return readFileSync(join(site, file), 'utf8');
}

export const dayOfBuild = todayAtSchool(statSync(join(siteFolder, 'index.html')).mtime);

export type JsonLdNode = Record<string, unknown> & { '@type': string };

/** The structured data of a page's HTML; empty when it has none. */
export function structuredDataOf(path: PagePath, language: string): JsonLdNode[] {
  const html = readBuilt(fileOf(path, language));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} blocks of structured data.`);
  const [, json] = scripts[0] ?? [];
  if (!json) return [];
  // Safe cast: the build writes this shape, and the tests check the nodes.
  const data = JSON.parse(json) as { '@context': string; '@graph': JsonLdNode[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path}: another vocabulary.`);
  return data['@graph'];
}

/** The text of a page's body, one line per element. */
export function textOf(path: PagePath, language = 'fr'): string {
  const html = readBuilt(fileOf(path, language));
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n');
}

/** Compressed bytes of a page's HTML, styles, scripts and fonts, by file name without hash. */
export interface PageWeight {
  html: Record<string, number>;
  /** The inline styles, which are part of the HTML too. */
  style: Record<string, number>;
  script: Record<string, number>;
  font: Record<string, number>;
}

export function weighPage(path: string, site = siteFolder): PageWeight {
  const file = fileOf(path, 'fr');
  const html = readBuilt(file, site);
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules = '']) => rules);
  const links = html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|woff2))"/g);
  const loaded = [...new Set(Array.from(links, ([, url = '']) => url))];
  const weigh = (ending: string) =>
    Object.fromEntries(loaded.filter((url) => url.endsWith(ending)).map((url) => [url, bytesOf(url, site)]));
  return {
    html: { [file]: bytesOf(`/${file}`, site) },
    style: { inline: brotliCompressSync(styles.join('\n')).length },
    script: weigh('.js'),
    font: weigh('.woff2'),
  };
}

export function sumBytes(files: Record<string, number>): number {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

/** Compressed size. Fonts are compressed already. */
function bytesOf(url: string, site: string): number {
  const file = join(site, url);
  return statSync(url.endsWith('.woff2') ? file : `${file}.br`).size;
}

const jar = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');
const run = promisify(execFile);

/** Whether Java is installed, which the Nu HTML checker needs. Warns if it is not. */
export async function hasJava(): Promise<boolean> {
  const isThere = await run('java', ['-version']).then(
    () => true,
    () => false,
  );
  if (!isThere) reportMissingTool('JAVA', 'the Nu HTML checker is skipped, no markup was checked');
  return isThere;
}

/** Ignored messages: the Nu HTML checker knows fewer styles than browsers, and react-aria writes a cell's implicit role. */
const ignoredMessages =
  'CSS: .*|The .role. attribute must not be used on a .td. element which has a .table. ancestor.*';

/** A short run ends before Java's optimising compiler pays off. The checker's grammar needs a deep stack. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The errors that the Nu HTML checker finds, each with its file and extract. */
export async function markupErrors(files: readonly string[]): Promise<string[]> {
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--filterpattern'];
  const command = [...javaOptions, '-jar', jar, ...options, ignoredMessages, ...files];
  const { stderr } = await run('java', command, { maxBuffer: 1e8 });
  const report: { messages: { url?: string; message: string; extract?: string }[] } = JSON.parse(stderr);
  return report.messages.map(
    ({ url = '', message, extract = '' }) => `${basename(url)}: ${message} (${extract.trim()})`,
  );
}
