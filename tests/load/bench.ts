/**
 * `npm run bench`: how quick the built site is on cheap phones over a weak link, beside the same pages without their
 * scripts in the same run, and how soon it answers the first tap or key at any moment of a visit. A benchmark, not a test:
 * times differ from run to run and machine to machine, so each goal but that of the hands is a ratio or a difference
 * within one run. `npm run bench -- 9` takes nine runs a page instead of five, `npm run bench -- 5 8`
 * only those with a processor that is eight times slower.
 */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { sumBytes, weighPage } from '../support/builtSite.ts';
import { hands, measureHand, measureInputs, moments } from './pages/inputs.ts';
import { bareTextPath, controlPrefix, serveSite } from './pages/siteOverTls.ts';
import { type Visit, browserArguments, createPhoneOpener, measureMachine, visit } from './pages/visit.ts';
import { startWeakLink } from './pages/weakLink.ts';

const runs = Number(process.argv[2] ?? 5);
const slowdowns = (process.argv[3] ?? '4,8').split(',').map(Number);
const paths = ['/', '/programs/license-cca', '/news', '/admission-request'];
const weakNetwork = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const format = (value: number, digits = 0) => value.toFixed(digits);

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  for (const cells of [head, rule, ...rows]) console.log(`| ${cells.join(' | ')} |`);
}

const executablePath = findBrowser()?.path;
const browser: Browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...browserArguments, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const site = await serveSite();
const relay = await startWeakLink(site.port, weakNetwork);
const base = `https://localhost:${relay.port}`;
const bareText = `https://localhost:${site.port}${bareTextPath}`;

console.log(
  `\nThe machine lays out 20,000 paragraphs in ${format(median(await measureMachine(browser, bareText)))} ms.`,
);
console.log(
  `412 px, ${weakNetwork.roundTripMs} ms, ${weakNetwork.bitsPerSecond / 1e6} Mbit/s, TCP and TLS handshakes, slow start, HTTP/2; medians of ${runs} interleaved cold runs in ms`,
);
for (const slowdown of slowdowns) await measure(slowdown);

/** Compressed kB of a page: HTML, scripts, total. */
function weightsOf(path: string): [html: number, scripts: number, all: number] {
  const { html, script, font } = weighPage(path);
  const [htmlBytes, scriptBytes, fontBytes] = [html, script, font].map(sumBytes) as [number, number, number]; // Safe cast: three.
  return [htmlBytes / 1000, scriptBytes / 1000, (htmlBytes + scriptBytes + fontBytes) / 1000];
}

async function measure(slowdown: number): Promise<void> {
  const openPhone = createPhoneOpener(browser, bareText, slowdown);
  const pages = [bareTextPath, ...paths.flatMap((path) => [controlPrefix + path, path])];
  const visits = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages)
      visits.get(page)?.push(await visit(openPhone, base + page, paths.includes(page)));
  }
  const medianOf = (page: string, figure: keyof Visit) =>
    median((visits.get(page) ?? []).map((one) => one[figure]));

  console.log(`\nProcessor ${slowdown} times slower\n`);
  const figures = ['FCP', 'LCP', 'TBT', 'longest', 'interactive', 'requests'] as const;
  printTable(
    ['page', ...figures, 'shift', 'HTML kB', 'JS kB', 'all kB'],
    pages.map((page) => [
      page,
      ...figures.map((figure) => format(medianOf(page, figure))),
      format(medianOf(page, 'CLS'), 4),
      ...(paths.includes(page) ? weightsOf(page).map((size) => format(size, 1)) : ['', '', '']),
    ]),
  );

  const inputs = await measureInputs(openPhone, base, runs);
  const input = (name: string) => median(inputs[name] ?? []);
  console.log();
  printTable(
    ['what a visitor waits for', 'ms'],
    Object.keys(inputs).map((name) => [name, format(input(name))]),
  );

  console.log('\nThe longest event of a first tap or key, in ms, by its moment after the first paint\n');
  const longest = new Map<string, number[]>();
  for (const hand of Object.keys(hands)) {
    const ofMoments: number[] = [];
    for (const moment of moments) {
      const durations: number[] = [];
      for (let run = 0; run < runs; run += 1)
        durations.push(await measureHand(openPhone, base, hand, moment));
      ofMoments.push(median(durations));
    }
    longest.set(hand, ofMoments);
  }
  printTable(
    ['', ...moments.map(String)],
    [...longest].map(([hand, figures]) => [hand, ...figures.map((figure) => format(figure))]),
  );

  const goals: [name: string, figure: number, limit: number][] = paths.flatMap((path) => [
    [`${path}: first paint / control`, medianOf(path, 'FCP') / medianOf(controlPrefix + path, 'FCP'), 1.03],
    [`${path}: largest paint / control`, medianOf(path, 'LCP') / medianOf(controlPrefix + path, 'LCP'), 1.05],
    [`${path}: ms blocked above control`, medianOf(path, 'TBT') - medianOf(controlPrefix + path, 'TBT'), 50],
  ]);
  for (const [hand, figures] of longest)
    goals.push([`${hand}: longest event`, Math.max(...figures), hands[hand]?.limitMs(slowdown) ?? 0]);
  for (const [page, limit] of [
    ['programmes', 1.15],
    ['admission form', 1.3],
  ] as const) {
    const [name, byHand] = [`next page: ${page}`, `next page: ${page}, swapped by hand`];
    goals.push([`${name} / by hand`, input(name) / input(byHand), limit]);
  }
  console.log();
  printTable(
    ['goal', 'figure', 'at most'],
    goals.map(([name, figure, limit]) => [name, format(figure, 2), String(limit)]),
  );
}

await browser.close();
relay.close();
site.close();
