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
import { type Catalog, flatten, splitPluralKey } from '../../src/catalogs/catalog.ts';
import { copyTree } from '../support/machine.ts';
import type { Context, Picture } from '../../src/translating/context.ts';
import { markTexts } from '../../src/translating/marks.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(tmpdir(), `translating-${process.getuid?.() ?? 0}`);
const folder = join(root, 'test-results/translating');

/** Texts that no state of the crawl shows, and why. */
const reasons: readonly [texts: RegExp, reason: string][] = [
  [/^server\./, 'a message to the operator of the server, which no visitor sees'],
  [/^socialImages\./, 'on the image that a social network shows for a shared link'],
  [/^mail\.table\./, 'in the list of requests as a spreadsheet'],
  [
    /^accessibility\.(state|faults)\.|^layout\.footer\.conformity\./,
    'while the site conforms to another degree',
  ],
  [
    /^contactForm\.(pending|sent\.)|^teacherApplication\.(withoutCv|progress|stop|sent|pending)|^privacy\.messages\./,
    'where messages are sent to the school (DELIVER_MESSAGES)',
  ],
  [/^common\.whatsApp\.|\.whatsApp$/, 'where the school has a number for WhatsApp (SCHOOL_WHATSAPP)'],
  [/^language\.name$|^layout\.(languages|inFrench)$/, 'once the site has another language'],
  [/^layout\.error\.|\.unavailable$|^siteMap\.search\.failed$/, 'when a part of the site does not load'],
  [
    /^home\.life\.(moved|cancelled|noEvents)|^openingHours\.fees\.known|^siteMap\.search\.feeWords/,
    'after the school has entered an event or its fees',
  ],
  [/^teacherApplication\.fields\..+\.shortLabel/, 'in lists of applications that are sent to the school'],
  [/^formats\./, 'a date or number of this form appears later'],
];

const catalog: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
copyTree(copy, { hasTests: true });
for (const file of readdirSync(join(copy, 'locales')).filter((name) => name.endsWith('.json')))
  rmSync(join(copy, 'locales', file));
writeFileSync(join(copy, `locales/${defaultLanguage}.json`), JSON.stringify(markTexts(catalog)));
rmSync(folder, { recursive: true, force: true });
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, BROTLI_QUALITY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
run('src/build/build.ts');
run('tests/pictures/takePictures.ts', folder, process.argv[2] ?? '');

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
const paths = [...flatten(catalog).keys()];
// One plural form shows where the others stand.
const baseOf = (path: string) => splitPluralKey(path)?.base ?? path;
const seenBases = new Set([...seen].map(baseOf));
const unseen = paths.filter((path) => !seenBases.has(baseOf(path)));
const reasonOf = (path: string) =>
  reasons.find(([texts]) => texts.test(path))?.[1] ?? 'no state of the crawl and no sample mail shows it';
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
