import { globSync } from 'node:fs';

/**
 * Names of classes and custom properties for `vanillaExtractPlugin` in a build: a number for the stylesheet and one in it,
 * since each page carries its styles. Compressed, vanilla-extract's own names with a hash take 300 to 450 bytes more a page.
 */
export function shortNames(root: string) {
  const sheets = globSync('src/**/*.css.ts', { cwd: root })
    .map((sheet) => sheet.replaceAll('\\', '/'))
    .toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const count = counts.get(filePath) ?? 0;
    // vanilla-extract marks classes wherever their names occur in a selector: without the underscore also in its words.
    const name = `_${sheets.indexOf(filePath).toString(36).padStart(2, '0')}${count.toString(36)}`;
    names.set(hash, name);
    counts.set(filePath, count + 1);
    return name;
  };
}
