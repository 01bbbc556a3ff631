/**
 * `npm run bench`: how quick the built site is on a cheap phone over a weak link, beside the same pages without their
 * scripts in the same run. A benchmark, not a test: times differ from run to run and machine to machine, ratios hold.
 * `npm run bench -- 9` takes nine runs a page instead of five.
 */
import { chromium } from '@playwright/test';
import { firefoxPath } from '../engines/support/engines.ts';
import { findBrowser } from '../support/browser.ts';
import { sumBytes, weighPage } from '../support/pageWeight.ts';
import { type FirefoxVisit, visitInFirefox } from './pages/firefox.ts';
import { measureInputs } from './pages/inputs.ts';
import { bareTextPath, controlPrefix, serveSite } from './pages/siteOverTls.ts';
import { type Visit, browserArguments, createPhoneOpener, measurePrefetch, visit } from './pages/visit.ts';
import { startWeakLink } from './pages/weakLink.ts';

const runs = Number(process.argv[2] ?? 5);
const paths = ['/', '/programs/license-cca', '/news', '/admission-request'];
/** Upper limits for each printed figure: milliseconds, or a number of requests. */
const goals: Record<string, number> = {
  'home: interactive': 1500,
  'home: blocked': 50,
  'home: longest task': 100,
  'home: requests until interactive': 25,
  'next page: programmes': 80,
  'next page: admission form': 120,
  'typing in the form': 100,
  'opening the calendar': 100,
  'opening the menu': 50,
  'opening the application dialog': 100,
  'paging the news': 100,
};
const weakNetwork = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const format = (value: number, digits = 0) => value.toFixed(digits);

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...browserArguments, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const site = await serveSite();
const relay = await startWeakLink(site.port, weakNetwork);
const base = `https://localhost:${relay.port}`;
const openPhone = createPhoneOpener(browser, `https://localhost:${site.port}${bareTextPath}`);

const pages = [bareTextPath, ...paths.flatMap((path) => [controlPrefix + path, path])];
const visits = new Map<string, Visit[]>(pages.map((page) => [page, []]));
for (let run = 0; run < runs; run += 1) {
  for (const page of pages) visits.get(page)?.push(await visit(openPhone, base + page, paths.includes(page)));
}
const medianOf = (page: string, figure: keyof Visit) =>
  median((visits.get(page) ?? []).map((one) => one[figure]));

console.log(
  `\n412 px, CPU 4× slower, ${weakNetwork.roundTripMs} ms, ${weakNetwork.bitsPerSecond / 1e6} Mbit/s, TCP and TLS handshakes, slow start, HTTP/2; medians of ${runs} interleaved cold runs\n`,
);
console.log(
  '| page | FCP | LCP | FCP ratio | LCP ratio | TBT | longest task | CLS | interactive | requests | HTML kB | JS kB | all kB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const page of pages) {
  const isControl = page.startsWith(controlPrefix);
  const path = page.slice(isControl ? controlPrefix.length : 0);
  const name =
    page === bareTextPath ? 'bare text (lower bound)' : isControl ? `${path} without scripts` : `**${path}**`;
  const ratio = (figure: 'FCP' | 'LCP') =>
    format(medianOf(page, figure) / medianOf(controlPrefix + path, figure), 2);
  const times = (['FCP', 'LCP'] as const).map((figure) => format(medianOf(page, figure)));
  const ratios = paths.includes(page) ? [ratio('FCP'), ratio('LCP')] : ['', ''];
  const work = (['TBT', 'longest'] as const).map((figure) => format(medianOf(page, figure)));
  const cells = [name, ...times, ...ratios, ...work, format(medianOf(page, 'CLS'), 4)];
  const reached = (['interactive', 'requests'] as const).map((figure) => format(medianOf(page, figure)));
  console.log(`| ${[...cells, ...reached, ...weightsOf(page)].join(' | ')} |`);
}

/** Compressed kB of a page: HTML, scripts, total. Three empty cells for a page outside `paths`. */
function weightsOf(page: string): string[] {
  if (!paths.includes(page)) return ['', '', ''];
  const { html, script, font } = weighPage(page);
  const all = [html, script, font].map(sumBytes).reduce((sum, bytes) => sum + bytes, 0);
  return [sumBytes(html), sumBytes(script), all].map((bytes) => format(bytes / 1000, 1));
}

console.log('\nThe same phone and link, medians in milliseconds, and the goals\n');
const figures: Record<string, number> = {
  'home: interactive': medianOf('/', 'interactive'),
  'home: blocked': medianOf('/', 'TBT'),
  'home: longest task': medianOf('/', 'longest'),
  'home: requests until interactive': medianOf('/', 'requests'),
};
for (const [name, values] of Object.entries(await measureInputs(openPhone, base, runs)))
  figures[name] = median(values);
console.log('| what | figure | goal |\n|---|--:|--:|');
for (const [name, figure] of Object.entries(figures))
  console.log(`| ${name} | ${format(figure)} | ${goals[name] ?? ''} |`);

const prefetched = await measurePrefetch(openPhone, `${base}/`);
console.log(`\nPrefetched by home: ${prefetched.files} files, ${format(prefetched.bytes / 1000, 1)} kB`);
if (firefoxPath) {
  const inFirefox: FirefoxVisit[] = [];
  for (let run = 0; run < runs; run += 1) inFirefox.push(await visitInFirefox(firefoxPath, base));
  const of = (figure: keyof FirefoxVisit) => format(median(inFirefox.map((one) => one[figure])));
  console.log(
    `\nFirefox, the processor not slowed down: first paint ${of('FCP')}, interactive ${of('scriptsWorkAt')}, next page ${of('next')}`,
  );
} else console.log('\nNo Firefox found.');

await browser.close();
relay.close();
site.close();
