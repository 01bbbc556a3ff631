/**
 * `npm run i18n:pictures`: shows each text where it stands. Builds a copy of the site from marked texts, takes a picture of
 * each state of the crawl, and writes `test-results/translating/context.json` with the place of each text on the pictures.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { build } from 'vite';
import { siteParts } from '../../src/build/catalogStatus.ts';
import { pages } from '../../src/build/pages.ts';
import { matcherOf, shownBy } from '../../src/build/slices.ts';
import {
  type Catalog,
  expandPlurals,
  flatten,
  mapTexts,
  splitPluralKey,
} from '../../src/catalogs/catalog.ts';
import { textsToTranslate } from '../../src/catalogs/translations.ts';
import { conformityLevel } from '../../src/content/accessibility.ts';
import { copyTree } from '../support/machine.ts';
import type { Context, Picture } from '../../src/translating/context.ts';
import { markTexts } from '../../src/translating/marks.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(tmpdir(), `translating-${process.getuid?.() ?? 0}`);
const other = `${copy}-other`;
const folder = join(root, 'test-results/translating');

/** Texts that no page, dialog, error or mail shows, and why. */
const reasons: readonly [texts: RegExp, reason: string][] = [
  [/^socialImages\./, 'on the image that a social network shows for a shared link'],
  [/^siteMap\.search\.feeWords$/, 'words that the search understands'],
  [/^mail\.table\.file$/, 'the name of a file'],
  [
    new RegExp(
      `^(accessibility\\.state|layout\\.footer\\.conformity)\\.(?!${conformityLevel})|^accessibility\\.faults\\.none`,
    ),
    `while the site conforms to another degree than ${conformityLevel}`,
  ],
];

const catalog: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
rmSync(folder, { recursive: true, force: true });
buildSite(copy, {});
// Some texts show once the school has entered its fees, a closed period or other settings, or another language has begun.
buildSite(other, { DELIVER_MESSAGES: 'true', SCHOOL_WHATSAPP: '+253 77 00 00 00' }, () => {
  const english = mapTexts(expandPlurals(markTexts(catalog), 'en'), (text, path) =>
    pages.some((page) => page.path === '/contact' && page.shows(path)) ? text : '',
  );
  writeJson(join(other, 'locales/en.json'), english);
  writeJson(join(other, 'src/content/events.json'), {
    events: {
      associationsFair: { date: '2026-03-10', time: '17:30' },
      careersForum: { date: '2026-03-11', changes: { '2026-03-11': '2026-03-12' } },
      openDay: { date: '2026-03-14', changes: { '2026-03-14': 'cancelled' } },
      pitchNight: { date: '2026-03-20' },
    },
  });
  const programs = join(other, 'src/core/questions/programs.ts');
  const source = readFileSync(programs, 'utf8');
  writeFileSync(programs, source.replace("slug: 'license-cca',", '$& feesPerYear: 180_000,'));
});
run(copy, {}, 'tests/pictures/takePictures.ts', folder, other, process.argv[2] ?? '');

// The bench shows the pages with their styles, images and fonts.
const assets = join(folder, 'site/assets');
cpSync(join(copy, 'dist/client/assets'), assets, {
  recursive: true,
  filter: (file) => !/\.(js|br|gz|md)$/.test(file),
});
for (const file of globSync('*.css', { cwd: assets })) {
  const css = readFileSync(join(assets, file), 'utf8');
  writeFileSync(join(assets, file), css.replaceAll('/assets/', ''));
}
const pictures: Picture[] = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8'));
rmSync(join(folder, 'pictures.json'));
const seen = new Set(pictures.flatMap(({ texts }) => texts.map(({ text }) => text)));
const paths = [...flatten(textsToTranslate(catalog, defaultLanguage)).keys()];
// One plural form shows where the others stand.
const baseOf = (path: string) => splitPluralKey(path)?.base ?? path;
const seenBases = new Set([...seen].map(baseOf));
const unseen = paths.filter((path) => !seenBases.has(baseOf(path)));
const modules = globSync('src/**/*.{ts,tsx}', { cwd: root });
const readers = globSync('src/{forms,layout,pages,sections}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|css)\.ts$/.test(file))
  .map((file) => ({ file, reads: matcherOf(shownBy(root, [file], modules)) }));
const reasonOf = (path: string) => {
  const files = readers.filter(({ reads }) => reads(path)).map(({ file }) => file);
  const reason = reasons.find(([texts]) => texts.test(path))?.[1];
  return reason ?? `read by ${files.join(', ') || 'the core'}, in a state that no test reaches`;
};
const context: Context = {
  french: catalog,
  parts: siteParts.map(({ name, shows }) => ({ name, texts: paths.filter(shows) })),
  pictures,
  notes: readNotes(readFileSync(join(root, '.vscode/i18n-ally-reviews.yml'), 'utf8')),
  unseen: Object.fromEntries(unseen.map((path) => [path, reasonOf(path)])),
};
writeFileSync(join(folder, 'context.json'), JSON.stringify(context));

await build({ configFile: join(root, 'src/translating/bench/vite.config.ts') });

const files = globSync('**/*.*', { cwd: folder });
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
const unexplained = unseen.filter((path) => !reasons.some(([texts]) => texts.test(path)));
const shown = 1 - unexplained.length / (paths.length - (unseen.length - unexplained.length));
console.log(
  `${pictures.length} pictures of ${seen.size} texts, with the bench ${(bytes / 1e6).toFixed(1)} MB; ` +
    `${(shown * 100).toFixed(1)} % of the texts that are shown. The others, with the reason: ${folder}/context.json`,
);

/** The descriptions of i18n Ally's file, which is YAML of this form alone. */
function readNotes(yaml: string): Record<string, string> {
  const entries = yaml.matchAll(/^  (\S+):\n    description: (?:>-\n)?((?:.+\n?)(?:      .+\n?)*)/gm);
  return Object.fromEntries(
    [...entries].map(([, key = '', text = '']) => [key, text.replaceAll(/\s+/g, ' ').trim()]),
  );
}

/** Builds a copy of the site from marked texts. */
function buildSite(site: string, settings: Record<string, string>, change = () => {}): void {
  copyTree(site, { hasTests: true });
  for (const file of readdirSync(join(site, 'locales')).filter((name) => name.endsWith('.json')))
    rmSync(join(site, 'locales', file));
  writeJson(join(site, `locales/${defaultLanguage}.json`), markTexts(catalog));
  writeJson(join(site, 'src/core/time/closedPeriods.json'), {
    periods: [
      { from: '2027-08-01', to: '2027-08-31' },
      { from: '2027-09-27', to: '2027-09-27' },
    ],
  });
  change();
  run(site, settings, 'src/build/build.ts');
}

function run(site: string, settings: Record<string, string>, ...args: string[]): void {
  execFileSync(process.execPath, args, {
    cwd: site,
    env: { ...process.env, BROTLI_QUALITY: '1', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value));
}
