/**
 * `npm run bench`: how quick the built site is on a cheap phone over a weak link, beside the same pages without their
 * scripts in the same run. A benchmark, not a test: times differ from run to run and machine to machine, ratios hold.
 * `npm run bench -- 9` takes nine runs a page instead of five.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { total, weighPage } from '../support/pageWeight.ts';
import { measureInputs } from './pages/inputs.ts';
import { controlPrefix, serveSite } from './pages/siteOverTls.ts';
import { type Visit, visit } from './pages/visit.ts';
import { startWeakLink } from './pages/weakLink.ts';

const runs = Number(process.argv[2] ?? 5);
const paths = ['/', '/programs/license-cca', '/news', '/admission-request'];
const link = { roundTrip: 150, rate: 1_600_000 };
const figures = ['FCP', 'LCP', 'TBT', 'longest', 'CLS', 'interactive', 'bytes'] as const;

/** Why a page loads a script file, by the file's name. */
const reasons: Record<string, string> = {
  'react.js': 'React and react-dom',
  'router.js': 'TanStack Router',
  'i18n.js': 'i18next and react-i18next',
  'site.js': 'header, footer, routes, what every page shows',
  'form.js': 'TanStack Form and zod/mini',
  'index.js': 'the entry, which evaluates the others',
};

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const show = (value: number, digits = 0) => value.toFixed(digits);

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const site = await serveSite();
const relay = await startWeakLink(site.port, link);
const base = `https://localhost:${relay.port}`;

const visits = new Map<string, Visit[]>();
for (let run = 0; run < runs; run += 1) {
  for (const path of paths) {
    for (const prefix of [controlPrefix, '']) {
      const key = prefix + path;
      const measured = await visit(browser, base + key, prefix === '');
      visits.set(key, [...(visits.get(key) ?? []), measured]);
    }
  }
}
const medianOf = (key: string, figure: (typeof figures)[number]) =>
  median((visits.get(key) ?? []).map((one) => one[figure]));

console.log(
  `\n412 px, CPU ${4}× slower, ${link.roundTrip} ms, ${link.rate / 1e6} Mbit/s, TCP and TLS handshakes, slow start, HTTP/2; medians of ${runs} interleaved cold runs\n`,
);
console.log(
  '| page | FCP | LCP | FCP ratio | LCP ratio | TBT | longest task | CLS | interactive | JS kB | all kB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const path of paths) {
  const scripts = total(weighPage(path).script) / 1000;
  for (const prefix of [controlPrefix, '']) {
    const of = (figure: (typeof figures)[number]) => medianOf(prefix + path, figure);
    const ratio = (figure: 'FCP' | 'LCP') =>
      prefix ? '' : show(of(figure) / medianOf(controlPrefix + path, figure), 2);
    console.log(
      `| ${prefix ? `${path} without scripts` : `**${path}**`} | ${show(of('FCP'))} | ${show(of('LCP'))} | ${ratio('FCP')} | ${ratio('LCP')} | ${show(of('TBT'))} | ${show(of('longest'))} | ${show(of('CLS'), 3)} | ${show(of('interactive'))} | ${prefix ? 0 : show(scripts, 1)} | ${show(of('bytes') / 1000)} |`,
    );
  }
}

console.log(
  '\nNext page (click to its h1) and slowest input to next paint, in milliseconds, same phone and link\n',
);
for (const [name, value] of Object.entries(await measureInputs(browser, base, Math.min(runs, 5)))) {
  console.log(`| ${name} | ${show(median(value))} |`);
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
