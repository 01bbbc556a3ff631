import { dirname, join, relative } from 'node:path';

type Node = { source?: { value?: unknown } | null };

/** Of the items that have the path: the position, and the folder within which files know each other. */
function placeOf(path: string, list: readonly string[]) {
  for (const [position, item] of list.entries()) {
    for (const name of item.split(' | ')) {
      const folder = name.replace(/\/\*$/, '');
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      return { position, room: folder === name ? folder : dirname(path) };
    }
  }
  return undefined;
}

/**
 * Reports imports against the order of the folders. Each option is a list of folders or files, each importing only those before
 * it; those of one item (`a | b`) do not know each other, nor do the folders below `a/*`. Whatever shares no list with
 * the file must not be imported at all.
 */
const order = {
  meta: { schema: false },
  create(context: {
    cwd: string;
    filename: string;
    options: readonly unknown[];
    report(problem: { node: object; message: string }): void;
  }) {
    const file = relative(context.cwd, context.filename);
    const lists = context.options as readonly (readonly string[])[];
    const check = (node: Node) => {
      const imported = node.source?.value;
      if (typeof imported !== 'string' || !/^(\.|#core\/)/.test(imported)) return;
      const target = imported.startsWith('#core/')
        ? imported.replace('#core', 'src/core')
        : join(dirname(file), imported);
      if (!/^(src|server|supabase)\//.test(target)) return;
      const places = lists.flatMap((list) => {
        const [from, to] = [placeOf(file, list), placeOf(target, list)];
        return from ? [{ from, to }] : [];
      });
      const isAllowed = ({ from, to }: (typeof places)[number]) =>
        !to || to.position < from.position || to.room === from.room;
      if (places.length === 0 || (places.some(({ to }) => to) && places.every(isAllowed))) return;
      context.report({
        node,
        message: `${file} must not import ${target}: see the lists in .oxlintrc.json.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'imports' }, rules: { order } };
