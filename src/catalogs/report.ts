import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, findNodeAtLocation, parseTree } from 'jsonc-parser';

/** A mistake of an editor or translator. The sentence is in French and says what to write. */
export interface Mistake {
  /** Relative to the project. */
  file: string;
  /** The path of the value in a JSON file: `articles.forum.date`; empty for the whole file. */
  key: string;
  message: string;
}

/** `src/content/news.json:6: articles.forum.date: …`, with the line of the value, or of its nearest parent if it is missing. */
export function describeMistake({ file, key, message }: Mistake, root: string): string {
  return `${file}:${findLine(join(root, file), key)}: ${key && `${key}: `}${message}`;
}

/** In a file that is not JSON, the line of the first syntax error. */
function findLine(file: string, key: string): number {
  if (!file.endsWith('.json') || !existsSync(file)) return 1;
  const json = readFileSync(file, 'utf8');
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors);
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const parents = path.map((_, index) => path.slice(0, path.length - index));
  const node = tree && parents.map((part) => findNodeAtLocation(tree, part)).find(Boolean);
  return json.slice(0, errors[0]?.offset ?? node?.offset ?? 0).split('\n').length;
}

/** Prints the mistakes, on GitHub Actions as annotations, and lets the process fail if there is one. */
export function report(mistakes: readonly Mistake[], root: string): void {
  for (const mistake of mistakes) {
    const line = describeMistake(mistake, root);
    console.error(
      process.env.GITHUB_ACTIONS ? line.replace(/^(.+?):(\d+): /, '::error file=$1,line=$2::') : line,
    );
  }
  if (mistakes.length > 0) process.exitCode = 1;
}
