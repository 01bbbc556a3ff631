/** Mistakes in JSON files, printed with their file and line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSONPath, type ParseError, findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Problem } from './readLocales.ts';

export interface Mistake {
  /** Relative to the project. */
  file: string;
  line: number;
  message: string;
}

/**
 * Returns the line of a path in a JSON text: of its nearest parent if it is missing, and of the first syntax error if
 * there is one.
 */
export function findLine(json: string, path: JSONPath): number {
  const errors: ParseError[] = [];
  const root = parseTree(json, errors);
  const parents = path.map((_, index) => path.slice(0, path.length - index));
  const node = root && parents.map((part) => findNodeAtLocation(root, part)).find(Boolean);
  return json.slice(0, errors[0]?.offset ?? node?.offset ?? 0).split('\n').length;
}

/** Returns a problem of a catalog in the folder `locales` of a project, with its line. */
export function locateProblem({ file, key, message }: Problem, root: string): Mistake {
  const json = readFileSync(join(root, 'locales', file), 'utf8');
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return { file: `locales/${file}`, line: findLine(json, path), message: `${key && `${key}: `}${message}` };
}

/** Prints the mistakes, on GitHub Actions as annotations of their lines, and lets the process fail if there is one. */
export function report(mistakes: readonly Mistake[]): void {
  for (const { file, line, message } of mistakes) {
    console.error(
      process.env.GITHUB_ACTIONS
        ? `::error file=${file},line=${line}::${message}`
        : `${file}:${line}: ${message}`,
    );
  }
  if (mistakes.length > 0) process.exitCode = 1;
}
