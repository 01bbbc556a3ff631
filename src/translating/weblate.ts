/**
 * `npm run i18n:context`: gives the notes, flags and pictures of the texts to Weblate, whose files have no place for them, and
 * writes the glossary as CSV. For Weblate, it needs `npm run i18n:pictures`, WEBLATE_URL, WEBLATE_TOKEN and WEBLATE_COMPONENT
 * (`project/component`). Sends only what Weblate does not have.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Context, type Entry, entriesFor, placesOf } from './context.ts';

interface Unit {
  id: number;
  context: string;
  explanation: string;
  extra_flags: string;
}

interface Screenshot {
  id: number;
  name: string;
  /** The addresses of its units. */
  units: readonly string[];
}

interface WeblateOptions {
  url: string;
  token: string;
  component: string;
  /** With `context.json` and the pictures. */
  folder: string;
}

/** Resolves with how many requests changed something. Rejects when Weblate refuses one. */
export async function sendContext({ url, token, component, folder }: WeblateOptions): Promise<number> {
  const context: Context = JSON.parse(readFileSync(join(folder, 'context.json'), 'utf8'));
  const entries = entriesFor(defaultLanguage, context.french);
  const [project = '', name = ''] = component.split('/');
  let sent = 0;
  const units = await list<Unit>(`/api/translations/${component}/${defaultLanguage}/units/`);
  const unitByContext = new Map(units.map((unit) => [unit.context, unit]));
  /** Weblate names an item of a list `steps[0]`. */
  const unitOf = (base = '') => unitByContext.get(base.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'));
  for (const entry of entries) {
    const unit = unitOf(entry.base);
    const wanted = { explanation: explanationOf(entry, context), extra_flags: flagsOf(entry) };
    if (!unit || (unit.explanation === wanted.explanation && unit.extra_flags === wanted.extra_flags))
      continue;
    await call('PATCH', `/api/units/${unit.id}/`, JSON.stringify(wanted));
  }
  const baseOf = new Map(entries.flatMap(({ base, frenchPaths }) => frenchPaths.map((path) => [path, base])));
  const screenshots = await list<Screenshot>(`/api/components/${component}/screenshots/`);
  const shown = context.pictures.flatMap(({ name, texts }) =>
    texts.flatMap(({ text, top }) => (top === undefined ? [] : [{ file: `${name}-${top}`, text }])),
  );
  for (const [file, texts] of Map.groupBy(shown, (place) => place.file)) {
    const image = readFileSync(join(folder, `pictures/${file}.jpg`));
    const title = `${file} ${createHash('sha256').update(image).digest('hex').slice(0, 8)}`;
    const isOfPicture = (shot: Screenshot) => shot.name.replace(/ \w{8}$/, '') === file;
    for (const old of screenshots.filter((shot) => shot.name !== title && isOfPicture(shot)))
      await call('DELETE', `/api/screenshots/${old.id}/`);
    const shot = screenshots.find((other) => other.name === title) ?? (await upload(title, image));
    const linked = new Set(shot.units.map((address) => Number(/(\d+)\/?$/.exec(address)?.[1])));
    const ids = texts.map(({ text }) => unitOf(baseOf.get(text))?.id);
    for (const id of new Set(ids))
      if (id !== undefined && !linked.has(id))
        await call('POST', `/api/screenshots/${shot.id}/units/`, JSON.stringify({ unit_id: id }));
  }
  return sent;

  async function upload(title: string, image: Buffer): Promise<Screenshot> {
    const form = new FormData();
    form.set('name', title);
    form.set('project_slug', project);
    form.set('component_slug', name);
    form.set('language_code', defaultLanguage);
    form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'picture.jpg');
    return (await call('POST', '/api/screenshots/', form)).json();
  }

  async function list<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let next: string | null = `${path}?page_size=200`; next;) {
      const page: { results: Item[]; next: string | null } = await (await call('GET', next)).json();
      items.push(...page.results);
      next = page.next;
    }
    return items;
  }

  async function call(method: string, path: string, body?: string | FormData): Promise<Response> {
    if (method !== 'GET') sent += 1;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        Authorization: `Token ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

function explanationOf({ frenchPaths }: Entry, { notes, pictures, unseen }: Context): string {
  const { places, letters } = placesOf({ frenchPaths }, pictures);
  const [first] = places;
  return [
    ...frenchPaths.map((path) => notes[path]),
    first &&
      `${[...new Set(places.map(({ kind }) => kind))].join(', ')}: ${[first.route, first.state, first.around].filter(Boolean).join(', ')}.`,
    Number.isFinite(letters) && `Room for ${letters} characters a line on a phone.`,
    ...frenchPaths.map((path) => unseen[path] && `No picture: ${unseen[path]}.`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What search engines cut off. */
const longest = { title: 60, description: 160 };

function flagsOf({ base, forms }: Entry): string {
  const limit = /\.meta\.(title|description)$/.exec(base)?.[1] as keyof typeof longest | undefined;
  return [
    ...(forms.some(({ french }) => french.includes('{{')) ? ['i18next-interpolation'] : []),
    ...(limit ? [`max-length:${longest[limit]}`] : []),
  ].join(', ');
}

/** The glossary of the translators’ guide as Weblate and Crowdin read it, by language. */
export function glossariesOf(guide: string): Map<string, string> {
  const table = guide.split('## Glossary')[1]?.split('\n## ')[0] ?? '';
  const [[, , ...languages] = [], , ...terms] = [...table.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  const linesOf = (column: number) =>
    terms.map((cells) => [cells[0], cells[column], cells[1]].map(quoted).join(','));
  const head = 'source,target,developer_comments';
  return new Map(
    languages.map((language, index) => [language, [head, ...linesOf(index + 2), ''].join('\r\n')]),
  );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const folder = join(root, 'test-results/translating');
  mkdirSync(folder, { recursive: true });
  for (const [language, csv] of glossariesOf(readFileSync(join(root, 'locales/README.md'), 'utf8')))
    writeFileSync(join(folder, `glossary ${language}.csv`), csv);
  const { WEBLATE_URL: url, WEBLATE_TOKEN: token = '', WEBLATE_COMPONENT: component = '' } = process.env;
  console.log(
    url
      ? `${await sendContext({ url, token, component, folder })} changes sent to Weblate.`
      : `The glossary is in ${folder}. Set WEBLATE_URL, WEBLATE_TOKEN and WEBLATE_COMPONENT for the rest.`,
  );
}
