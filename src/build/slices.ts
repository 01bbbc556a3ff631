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
  texts: readonly string[];
}

/** The slices that a page loads, and patterns for the paths of their texts that it can show, both sorted. */
export interface Shown {
  slices: readonly string[];
  /** `contact.hero.heading`, `layout.nav.*` for a key that is known at run time only, `*.heading` in any of the slices. */
  texts: readonly string[];
}

/** By path, because pages share most of their modules. */
const modules = new Map<string, Module>();

/**
 * Returns what a module and its imports can show: the slices that their calls of `useTranslation` name, and the keys that
 * their calls of `t` name, also in modules that load later, except the `late` ones and their imports. What a module loads
 * itself is not among them. Paths are relative to `root`. Throws for a call that does not name its slice.
 */
export function shownBy(root: string, entries: readonly string[], late: readonly string[] = []): Shown {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of readModule(root, file).imports) if (!late.includes(name)) add(name);
  };
  entries.forEach(add);
  const read = (part: 'slices' | 'texts') =>
    [...new Set([...seen].flatMap((file) => readModule(root, file)[part]))].toSorted();
  return { slices: read('slices'), texts: read('texts') };
}

/** Whether a path in the format of `flatten` matches one of the patterns: as a key, its plural forms, or a part of it. */
export function matcherOf({ slices, texts }: Shown): (path: string) => boolean {
  const keys = texts.map((text) => text.replaceAll('.', '\\.').replaceAll('*', '.*'));
  const pattern = new RegExp(`^(?:${keys.join('|')})(?:_(?:zero|one|two|few|many|other))?(?:\\.|$)`);
  return (path) => slices.includes(path.split('.')[0] ?? '') && pattern.test(path);
}

function readModule(root: string, file: string): Module {
  const path = join(root, file);
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const { program, module } = parseSync(path, source);
  const { bound, loaded, texts } = readCalls(program, source);
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
  const read = { imports, slices, texts };
  modules.set(path, read);
  return read;
}

type Span = Pick<ESTree.Node, 'start' | 'end'>;

const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/** Reads the calls that bind slices, and the keys that the bound functions are called with. */
function readCalls(program: ESTree.Program, source: string) {
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  /** The source text of each name in an argument. */
  const namesIn = (argument: ESTree.Node | undefined | null): string[] => {
    if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(namesIn);
    return argument ? [textOf(argument)] : [];
  };
  const bound: string[] = [];
  const loaded: string[] = [];
  const texts: string[] = [];
  const functions: Span[] = [program];
  /** The variables that hold a `t` or formats, with the slices of that `t`, and the name of a single format. */
  const bindings: { name: string; scope: Span; slices?: readonly string[]; format?: string }[] = [];
  const declared = new Set<ESTree.Node>();
  const uses: { name: string; node: Span; keys?: readonly string[] }[] = [];
  const handled = new Set<number>();
  const use = (callee: Span, keys: readonly string[]) => {
    handled.add(callee.start);
    uses.push({ name: textOf(callee), node: callee, keys });
  };
  const calledName = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'CallExpression') return '';
    const called = 'property' in node.callee ? node.callee.property : node.callee;
    return 'name' in called ? String(called.name) : '';
  };
  const addKeys = (keys: readonly string[], slices: readonly string[]) => {
    for (const key of keys) {
      if (key.includes(':')) texts.push(key.replace(':', '.'));
      else if (key === '*') texts.push(...slices.map((slice) => `${slice}.*`));
      else texts.push(`${slices[0]}.${key}`);
    }
  };
  const slicesIn = (call: ESTree.CallExpression) =>
    namesIn(call.arguments[binders.get(calledName(call)) ?? 0])
      .filter((name) => name === 'slice' || name.startsWith("'"))
      .map((name) => (name === 'slice' ? '*' : name.slice(1, -1)));
  const addFunction = (node: Span) => void functions.push(node);
  const handle = ({ start }: Span) => void handled.add(start);

  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    VariableDeclarator({ id, init }) {
      const name = calledName(init);
      if (init?.type !== 'CallExpression' || !['useTranslation', 'getFixedT', 'useFormats'].includes(name))
        return;
      const parts = id.type === 'ObjectPattern' ? id.properties : [];
      const locals = parts.flatMap((part) =>
        part.type === 'Property' ? [{ key: textOf(part.key), local: textOf(part.value) }] : [],
      );
      if (id.type === 'Identifier') locals.push({ key: name === 'useFormats' ? '' : 't', local: id.name });
      for (const { key, local } of locals) {
        const scope = functions.filter((one) => contains(one, id)).at(-1) ?? program;
        if (name === 'useFormats') bindings.push({ name: local, scope, format: key });
        else if (key === 't') bindings.push({ name: local, scope, slices: slicesIn(init) });
      }
      declared.add(init);
      for (let { start } = id; start < id.end; start += 1) handled.add(start);
    },
    CallExpression(call) {
      const { callee, arguments: args } = call;
      const name = calledName(call);
      const index = binders.get(name);
      if (index !== undefined) bound.push(...namesIn(args[index]));
      if (name === 'useSlices') loaded.push(...args.flatMap(namesIn));
      if (name === 'loadSlices') loaded.push(...namesIn(args[1]));
      if (['pageHead', 'pageOptions', 'textTags'].includes(name)) addKeys(['meta'], slicesIn(call));
      else if (name === 't' && callee.type === 'MemberExpression') {
        const { object } = callee;
        if (object.type === 'CallExpression') declared.add(object);
        addKeys(
          keysOf(args[0]).filter((key) => key !== '*' && !key.startsWith('*:')),
          object.type === 'CallExpression' ? slicesIn(object) : [],
        );
      } else if (callee.type === 'Identifier') use(callee, keysOf(args[0]));
      // The list of what a hook depends on.
      if (name.startsWith('use') && args[1]?.type === 'ArrayExpression')
        args[1].elements.forEach((each) => each && handle(each));
      // A `t` that is handed on, or the texts of all keys.
      if ((name === 'useTranslation' || name === 'getFixedT') && !declared.has(call))
        addKeys(['*'], slicesIn(call));
      if (name === 'useFormats' && !declared.has(call)) texts.push('formats.*');
    },
    MemberExpression({ object, property, computed }) {
      if (!computed) {
        if (object.type === 'Identifier') use(object, [textOf(property)]);
        handle(property);
      }
    },
    Identifier({ name, start, end }) {
      uses.push({ name, node: { start, end } });
    },
  }).visit(program);

  for (const { name, node, keys } of uses) {
    if (!keys && handled.has(node.start)) continue;
    const binding = bindings.filter((each) => each.name === name && contains(each.scope, node)).at(-1);
    if (binding?.slices) addKeys(keys ?? ['*'], binding.slices);
    else if (binding) {
      const format = binding.format || keys?.[0];
      // Safe cast: a name that is no format has no texts, and counts as all of them.
      const needed = textsOfFormat[format as keyof Formats] ?? ['*'];
      texts.push(...needed.map((text) => `formats.${text}`));
    }
  }
  return { bound, loaded, texts };
}

/** The keys that an argument can be; `*` stands for what is known at run time only. */
function keysOf(argument: ESTree.Node | undefined): string[] {
  switch (argument?.type) {
    case 'Literal':
      return [String(argument.value)];
    case 'TemplateLiteral':
      return [argument.quasis.map(({ value }) => value.cooked).join('*')];
    case 'ConditionalExpression':
      return [argument.consequent, argument.alternate].flatMap(keysOf);
    case 'TSAsExpression':
      return keysOf(argument.expression);
    default:
      return ['*'];
  }
}
