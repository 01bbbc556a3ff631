/**
 * `npm run bench`: how quick the built site is on a cheap phone over a weak link, beside the same pages without their
 * scripts in the same run. A benchmark, not a test: times differ from run to run and machine to machine, ratios hold.
 * `npm run bench -- 9` takes nine runs a page instead of five.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { total, weighPage } from '../support/pageWeight.ts';
import { measureInputs } from './pages/inputs.ts';
import { controlPrefix, floorPath, serveSite } from './pages/siteOverTls.ts';
import { type Visit, browserArguments, phonesOf, visit } from './pages/visit.ts';
import { startWeakLink } from './pages/weakLink.ts';

const runs = Number(process.argv[2] ?? 5);
const paths = ['/', '/programs/license-cca', '/news', '/admission-request'];
const link = { roundTrip: 150, rate: 1_600_000 };

/** Why a page loads a script file, by the file's name. */
const reasons: Record<string, string> = {
  'react.js': 'React and react-dom',
  'router.js': 'TanStack Router',
  'i18n.js': 'i18next and react-i18next',
  'site.js': 'header, footer, routes: what every page shows',
  'index.js': 'the entry, which evaluates the others one a task',
  'rolldown-runtime.js': 'joins the modules of a file',
  'form.js': 'TanStack Form and zod/mini',
  'validation.js': 'the shell of every form: summary, fields, messages',
  'Text.js': 'react-aria: labelled fields',
  'useControlledState.js': 'react-aria: state of a field',
};

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const show = (value: number, digits = 0) => value.toFixed(digits);

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...browserArguments, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const site = await serveSite();
const relay = await startWeakLink(site.port, link);
const base = `https://localhost:${relay.port}`;
const open = phonesOf(browser, `https://localhost:${site.port}${floorPath}`);

const pages = [floorPath, ...paths.flatMap((path) => [controlPrefix + path, path])];
const visits = new Map<string, Visit[]>(pages.map((page) => [page, []]));
for (let run = 0; run < runs; run += 1) {
  for (const page of pages) visits.get(page)?.push(await visit(open, base + page, paths.includes(page)));
}
const medianOf = (page: string, figure: keyof Visit) =>
  median((visits.get(page) ?? []).map((one) => one[figure]));

console.log(
  `\n412 px, CPU 4× slower, ${link.roundTrip} ms, ${link.rate / 1e6} Mbit/s, TCP and TLS handshakes, slow start, HTTP/2; medians of ${runs} interleaved cold runs\n`,
);
console.log(
  '| page | FCP | LCP | FCP ratio | LCP ratio | TBT | longest task | CLS | interactive | HTML kB | JS kB | all kB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const page of pages) {
  const isControl = page.startsWith(controlPrefix);
  const path = page.slice(isControl ? controlPrefix.length : 0);
  const name =
    page === floorPath ? 'bare text, the floor' : isControl ? `${path} without scripts` : `**${path}**`;
  const ratio = (figure: 'FCP' | 'LCP') =>
    show(medianOf(page, figure) / medianOf(controlPrefix + path, figure), 2);
  const times = (['FCP', 'LCP'] as const).map((figure) => show(medianOf(page, figure)));
  const ratios = paths.includes(page) ? [ratio('FCP'), ratio('LCP')] : ['', ''];
  const work = (['TBT', 'longest'] as const).map((figure) => show(medianOf(page, figure)));
  const cells = [name, ...times, ...ratios, ...work, show(medianOf(page, 'CLS'), 4)];
  console.log(`| ${[...cells, show(medianOf(page, 'interactive')), ...weightsOf(page)].join(' | ')} |`);
}

/** HTML, scripts and all of a page, in kilobytes as they travel; nothing for what is only compared with. */
function weightsOf(page: string): string[] {
  if (!paths.includes(page)) return ['', '', ''];
  const { html, script, font } = weighPage(page);
  const all = [html, script, font].map(total).reduce((sum, bytes) => sum + bytes, 0);
  return [total(html), total(script), all].map((bytes) => show(bytes / 1000, 1));
}

console.log('\nWhat a visitor waits for on the same phone and link, medians in milliseconds\n');
for (const [name, values] of Object.entries(await measureInputs(open, base, runs))) {
  console.log(`| ${name} | ${show(median(values))} |`);
}

for (const path of paths) {
  const weight = weighPage(path);
  console.log(
    `\n${path}: HTML ${total(weight.html)} (styles in it ${total(weight.style)}), scripts ${total(weight.script)}, fonts ${total(weight.font)} bytes`,
  );
  for (const [name, bytes] of Object.entries(weight.script).toSorted(([, a], [, b]) => b - a)) {
    console.log(
      `  ${String(bytes).padStart(6)} ${name}: ${reasons[name] ?? 'this page, or what it shares with others'}`,
    );
  }
}

await browser.close();
relay.close();
site.close();
