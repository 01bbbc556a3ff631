import { pluralForm } from '../../../src/catalogs/catalog.ts';
import { type Source, type SyntaxNode, isNode, textParts, walk } from './sources.ts';

/**
 * Finds the keys that no source can ask for. An approximation without false alarms: a key counts as asked for when a
 * string of the sources, or a template with any known words in its variable parts, spells it with or without its
 * slice, or when a module that names its slice asks for a key by a variable. So a key passes unseen only if its spelling
 * stands in the sources for another reason.
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const words = new Set<string>();
  const spellings: { pattern: RegExp; isWhole: boolean }[] = [];
  const slices = new Set(keys.map((key) => key.split('.')[0] ?? key));
  for (const { program } of sources) {
    const named = new Set<string>();
    let hasUnspelledKey = false;
    walk(program, (node, around) => {
      hasUnspelledKey ||= asksWithVariable(node);
      if (node.type === 'Literal' && slices.has(String(node.value))) named.add(String(node.value));
      if (node.type === 'Identifier' && typeof node.name === 'string') words.add(node.name);
      const parts = textParts(node);
      if (!parts) return;
      for (const word of parts.flatMap((part) => part?.split(/[.:]/) ?? [])) words.add(word);
      const letters = parts.join('');
      if (!/^[\w.:]+$/.test(letters) || !/[a-z]/i.test(letters)) return;
      const source = parts.map((part) => (part === null ? '(.+)' : part.replaceAll('.', '\\.'))).join('');
      const call = around.at(-1);
      const asksForPart = call?.type === 'CallExpression' && asksForObjects(call.arguments);
      spellings.push({
        pattern: new RegExp(`^(?:\\w+:)?${source}${asksForPart ? '(?:\\..+)?' : ''}$`),
        isWhole: letters.includes(':'),
      });
    });
    if (!hasUnspelledKey) continue;
    for (const slice of named) spellings.push({ pattern: new RegExp(`^${slice}:(.+)$`), isWhole: true });
  }
  const isUsed = (key: string) => {
    const base = pluralForm(key)?.base ?? key;
    const named = base.replace('.', ':');
    const bare = base.slice(base.indexOf('.') + 1);
    return spellings.some(({ pattern, isWhole }) => {
      const found = pattern.exec(named) ?? (isWhole ? null : pattern.exec(bare));
      return (
        found
          ?.slice(1)
          .every((part) =>
            (part ?? '').split(/[.:]/).every((word) => words.has(word) || /^\d+$/.test(word)),
          ) ?? false
      );
    });
  };
  return keys.filter((key) => !isUsed(key));
}

function asksForObjects(calledWith: unknown): boolean {
  if (!Array.isArray(calledWith)) return false;
  const options: unknown = calledWith[1];
  return isNode(options) && JSON.stringify(options).includes('"returnObjects"');
}

/** `t(id)`: the key is spelled where the variable gets its value. */
function asksWithVariable({ type, callee, arguments: calledWith }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 't' || !Array.isArray(calledWith))
    return false;
  const key: unknown = calledWith[0];
  return isNode(key) && textParts(key) === undefined;
}
