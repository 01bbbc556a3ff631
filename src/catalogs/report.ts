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

/** The line of a path, of its nearest parent if it is missing, or of the first syntax error if there is one. */
export function findLine(json: string, path: JSONPath): number {
  const errors: ParseError[] = [];
  const root = parseTree(json, errors);
  const parents = path.map((_, index) => path.slice(0, path.length - index));
  const node = root && parents.map((part) => findNodeAtLocation(root, part)).find(Boolean);
  return json.slice(0, errors[0]?.offset ?? node?.offset ?? 0).split('\n').length;
}

export function locateProblem({ file, key, message }: Problem, root: string): Mistake {
  const json = readFileSync(join(root, 'locales', file), 'utf8');
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return { file: `locales/${file}`, line: findLine(json, path), message: `${key && `${key}: `}${message}` };
}

/** Prints the mistakes, on GitHub Actions as annotations, and lets the process fail if there is one. */
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
