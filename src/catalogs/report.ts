import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, findNodeAtLocation, parseTree, visit } from 'jsonc-parser';

/** A mistake of an editor or translator. The sentence is in French and says what to write. */
export interface Mistake {
  /** Relative to the project. */
  file: string;
  /** The path of the value in a JSON file: `articles.forum.date`; empty for the whole file. */
  key: string;
  message: string;
  /** Does not end the build. */
  isWarning?: boolean;
}

/** `src/content/news.json:6: articles.forum.date: …`, with the line of the value, or of its nearest parent if it is missing. */
export function describeMistake({ file, key, message }: Mistake, root: string): string {
  return `${file}:${findLine(join(root, file), key)}: ${key && `${key}: `}${message}`;
}

/** Without the byte order mark that some editors write. */
export const readText = (file: string) => new TextDecoder().decode(readFileSync(file));

/** In a file that is not JSON, the line of the first syntax error. */
function findLine(file: string, key: string): number {
  if (!file.endsWith('.json') || !existsSync(file)) return 1;
  const json = readText(file);
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors);
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const parents = path.map((_, index) => path.slice(0, path.length - index));
  const node = tree && parents.map((part) => findNodeAtLocation(tree, part)).find(Boolean);
  return json.slice(0, errors[0]?.offset ?? node?.offset ?? 0).split('\n').length;
}

/** The names that a group of a JSON file has twice: `JSON.parse` drops the first. */
export function findRepeatedNames(file: string, root: string): Mistake[] {
  const seen = new Set<string>();
  const mistakes: Mistake[] = [];
  visit(readText(join(root, file)), {
    onObjectProperty(name, _offset, _length, line, _character, pathOfGroup) {
      const key = [...pathOfGroup(), name].join('.');
      const message = `« ${name} » est écrit deux fois, aussi à la ligne ${line + 1} : effacez ou renommez l’un des deux.`;
      if (!seen.has(key)) seen.add(key);
      // What two groups of one name contain is not another mistake.
      else if (!mistakes.some((other) => key.startsWith(`${other.key}.`)))
        mistakes.push({ file, key, message });
    },
  });
  return mistakes;
}

/** Prints the mistakes, on GitHub Actions as annotations, and lets the process fail if there is one that is not a warning. */
export function report(mistakes: readonly Mistake[], root: string): void {
  for (const mistake of mistakes) {
    const line = describeMistake(mistake, root);
    const annotation = `::${mistake.isWarning ? 'warning' : 'error'} file=$1,line=$2::`;
    console.error(process.env.GITHUB_ACTIONS ? line.replace(/^(.+?):(\d+): /, annotation) : line);
  }
  if (mistakes.some(({ isWarning }) => !isWarning)) process.exitCode = 1;
}
