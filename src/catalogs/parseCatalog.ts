import type { Catalog } from './texts.ts';

/** Something to mend in a catalog: where, and what in plain words. */
export interface Problem {
  /** The file's name: `en.json`. */
  file: string;
  /** The key's path; empty when the file as a whole is meant. */
  key: string;
  message: string;
}

/** A catalog file as it was read; `catalog` is undefined when it cannot be used at all. */
export interface ParsedCatalog {
  catalog: Catalog | undefined;
  problems: Problem[];
}

/** Reads a catalog's JSON. Refuses what a JSON reader would take in silence: a key twice, a value that is no text. */
export function parseCatalog(name: string, file: string): ParsedCatalog {
  const refuse = (message: string): ParsedCatalog => ({
    catalog: undefined,
    problems: [{ file: name, key: '', message }],
  });
  // Some editors put a byte order mark before everything; some write two bytes a letter, or one for é, read as U+FFFD.
  if (/[\0\uFFFD]/.test(file))
    return refuse('The file is not written in UTF-8: save it anew in that encoding.');
  const json = file.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return refuse(
      `This is not valid JSON: ${String(error).replaceAll(/\s+/g, ' ')}. ` +
        'Each text stands in quotation marks, and a comma between two of them: "heading": "Learn", "intro": "Here".',
    );
  }
  if (!isObject(value)) return refuse('A catalog is one JSON object, with a part for each page.');
  const wrong = [
    ...Object.entries(value)
      .filter(([, part]) => !isObject(part))
      .map(([key]) => ({
        file: name,
        key,
        message: 'A part of the catalog holds keys, as: { "heading": "Learn" }.',
      })),
    ...wrongValues(value).map((key) => ({
      file: name,
      key,
      message: 'Only texts, lists and parts can stand here: put it in quotation marks, as "2018".',
    })),
  ];
  const repeated = duplicateKeys(json).map(({ key, line }) => ({
    file: name,
    key,
    message: `This key stands twice; the second time in line ${line}. Keep one of the two.`,
  }));
  // With nothing wrong every value is a text, a list or an object of such.
  return { catalog: wrong.length > 0 ? undefined : (value as Catalog), problems: [...wrong, ...repeated] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrongValues(value: object, path: readonly string[] = []): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [];
    const here = [...path, key];
    return typeof part === 'object' && part !== null ? wrongValues(part, here) : [here.join('.')];
  });
}

interface Scope {
  path: readonly string[];
  /** The keys so far; undefined in a list. */
  keys: Set<string> | undefined;
  /** The key or index of the value to come. */
  place: string;
  isKeyNext: boolean;
}

/** Every key that an object of a valid JSON text has twice, with the line of its repetition. */
function duplicateKeys(json: string): { key: string; line: number }[] {
  const found: { key: string; line: number }[] = [];
  const scopes: Scope[] = [];
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    const scope = scopes.at(-1);
    if (token === '{' || token === '[') {
      const isList = token === '[';
      const path = scope ? [...scope.path, scope.place] : [];
      scopes.push({ path, keys: isList ? undefined : new Set(), place: '0', isKeyNext: !isList });
    } else if (token === '}' || token === ']') {
      scopes.pop();
    } else if (token === ',' && scope) {
      scope.isKeyNext = scope.keys !== undefined;
      if (!scope.keys) scope.place = String(Number(scope.place) + 1);
    } else if (token.startsWith('"') && scope?.isKeyNext && scope.keys) {
      const key: string = JSON.parse(token);
      if (scope.keys.has(key)) {
        found.push({ key: [...scope.path, key].join('.'), line: json.slice(0, index).split('\n').length });
      }
      scope.keys.add(key);
      scope.place = key;
      scope.isKeyNext = false;
    }
  }
  return found;
}
