import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';
import type { FormatTexts, Formats } from '#core/texts/formats.ts';

/** The functions that bind a component to slices, with the index of the argument that names them. */
const binders = new Map([
  ['useTranslation', 0],
  ['getFixedT', 1],
  ['getResourceBundle', 1],
  ['pageHead', 0],
  ['pageOptions', 0],
  ['textTags', 1],
]);

/** Arguments without a name in them: a programme, whose page adds its slice, and a form or page with a slice of its own. */
const variables = ['program', 'slice'];

/** The texts of the slice `formats` that each format shows. */
export const textsOfFormat: Readonly<Record<keyof Formats, readonly (keyof FormatTexts)[]>> = {
  number: ['number'],
  rating: ['number'],
  atLeast: ['atLeast', 'number'],
  percent: ['percent', 'number'],
  date: ['date', 'months', 'firstOfMonth'],
  dateOfMoment: ['date', 'months', 'firstOfMonth'],
  dayOf: ['dayMonth', 'months', 'firstOfMonth'],
  monthDay: ['dayMonth', 'months', 'firstOfMonth'],
  month: ['months'],
  monthShort: ['monthsShort'],
  monthYear: ['monthYear', 'months'],
  weekday: ['weekdays'],
  weekdayShort: ['weekdaysShort'],
  time: ['time', 'fullHour'],
  timeOfMoment: ['time', 'fullHour'],
  moment: ['dateTime', 'date', 'months', 'firstOfMonth', 'time', 'fullHour'],
  fileSize: ['kilobytes', 'megabytes', 'number'],
  duration: ['duration', 'number'],
  hours: ['hoursShort', 'number'],
  list: ['listItem', 'listLast'],
};

interface Module {
  imports: readonly string[];
  slices: readonly string[];
  keys: readonly string[];
}

/**
 * The slices that a page loads, and every string of its modules that may be a key in them: `hero.heading`, `common:newTab`,
 * `nav.*` where a part is known at run time only.
 */
export type Shown = Pick<Module, 'slices' | 'keys'>;

/** By path, because pages share most of their modules. */
const modules = new Map<string, Module>();

/**
 * Returns what a module and its imports can show, also in modules that load later, except the `late` ones and their imports.
 * The slices are those that they bind; what a module loads itself is not among them. Paths are relative to `root`. Throws for
 * a call that does not name its slice.
 */
export function shownBy(root: string, entries: readonly string[], late: readonly string[] = []): Shown {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of readModule(root, file).imports) if (!late.includes(name)) add(name);
  };
  entries.forEach(add);
  const read = (part: 'slices' | 'keys') =>
    [...new Set([...seen].flatMap((file) => readModule(root, file)[part]))].toSorted();
  return { slices: read('slices'), keys: read('keys') };
}

/** Whether a path in the format of `flatten` is in one of the slices, and one of the keys, a plural form or a part of it. */
export function matcherOf({ slices, keys }: Shown): (path: string) => boolean {
  const patterns = keys.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '.*'));
  const pattern = new RegExp(
    `^(?:\\w+:)?(?:${patterns.join('|')})(?:_(?:zero|one|two|few|many|other))?(?:\\.|$)`,
  );
  return (path) => {
    const slice = path.split('.')[0] ?? '';
    return slices.includes(slice) && pattern.test(path.replace('.', ':'));
  };
}

function readModule(root: string, file: string): Module {
  const path = join(root, file);
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const { program, module } = parseSync(path, source);
  const { bound, loaded, keys } = readStrings(program, source);
  const slices = bound
    .filter((name) => !loaded.includes(name) && !variables.includes(name))
    .map((name) => {
      const [, slice] = /^'(\w+)'$/.exec(name) ?? [];
      if (!slice) throw new Error(`${file}: ${name} does not name a slice: write it in quotes.`);
      return slice;
    });
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const imports = requests
    // The core and styles name no slices; the generated route tree leads to every page.
    .filter((name) => name?.match(/^\..*(?<!\.css|\.gen)\.tsx?$/))
    .map((name = '') => normalize(join(dirname(file), name)).replaceAll('\\', '/'));
  const read = { imports, slices, keys };
  modules.set(path, read);
  return read;
}

/** Reads the slices that calls name, and the strings that may be keys: more than are, so that none is missing. */
function readStrings(program: ESTree.Program, source: string) {
  const namesIn = (argument: ESTree.Node | undefined | null): string[] => {
    if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(namesIn);
    return argument ? [source.slice(argument.start, argument.end)] : [];
  };
  const bound: string[] = [];
  const loaded: string[] = [];
  const strings: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const called = 'property' in callee ? callee.property : callee;
      const name = 'name' in called ? String(called.name) : '';
      const index = binders.get(name);
      if (index !== undefined) bound.push(...namesIn(args[index]));
      if (name === 'useSlice') loaded.push(...namesIn(args[0]));
      if (name === 'loadSlices') loaded.push(...namesIn(args[1]));
    },
    Literal: ({ value }) => void strings.push(String(value)),
    TemplateLiteral: ({ quasis }) => void strings.push(quasis.map(({ value }) => value.cooked).join('*')),
    Identifier({ name }) {
      if (source.includes('ormats') && Object.hasOwn(textsOfFormat, name))
        // Safe cast: checked above.
        strings.push(...textsOfFormat[name as keyof Formats].map((text) => `formats:${text}`));
    },
  }).visit(program);
  return { bound, loaded, keys: strings.filter((text) => /^[\w:.*-]*\w[\w:.*-]*$/.test(text)) };
}
