import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';

/** The functions that bind a component to slices, with the index of the argument that names them. */
const binders = new Map([
  ['useTranslation', 0],
  ['getFixedT', 1],
  ['getResourceBundle', 1],
  ['pageHead', 0],
  ['textTags', 1],
]);

/**
 * Arguments without a name in them: a programme, whose page adds its slice, and a form or page, whose own module names its
 * slice too.
 */
const variables = ['program', 'slice'];

interface Module {
  imports: readonly string[];
  slices: readonly string[];
}

/** By path, because pages share most of their modules. */
const modules = new Map<string, Module>();

/**
 * Returns the slices of all texts that a module and its imports can show, sorted: what their calls of `useTranslation` name,
 * also in modules that load later, except the `late` ones and their imports. What a module loads itself is not among them.
 * Paths are relative to `root`. Throws for a call that does not name its slice.
 */
export function slicesOf(root: string, entries: readonly string[], late: readonly string[] = []): string[] {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of readModule(root, file).imports) if (!late.includes(name)) add(name);
  };
  entries.forEach(add);
  return [...new Set([...seen].flatMap((file) => readModule(root, file).slices))].toSorted();
}

function readModule(root: string, file: string): Module {
  const path = join(root, file);
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const { program, module } = parseSync(path, source);
  /** The source text of each name in an argument. */
  const namesIn = (argument: ESTree.Node | undefined | null): string[] => {
    if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(namesIn);
    return argument ? [source.slice(argument.start, argument.end)] : [];
  };
  const bound: string[] = [];
  const loaded: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const called = 'property' in callee ? callee.property : callee;
      const name = 'name' in called ? String(called.name) : '';
      const index = binders.get(name);
      if (index !== undefined) bound.push(...namesIn(args[index]));
      if (name === 'useSlices') loaded.push(...args.flatMap(namesIn));
      if (name === 'loadSlices') loaded.push(...namesIn(args[1]));
    },
  }).visit(program);
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
  const read = { imports, slices };
  modules.set(path, read);
  return read;
}
