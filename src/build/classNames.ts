import { globSync } from 'node:fs';

/**
 * Names of classes and custom properties for `vanillaExtractPlugin` in a build: two letters for the stylesheet and a number,
 * since each page carries its styles. Compressed, vanilla-extract's own names with a hash take 300 to 450 bytes more a page.
 */
export function shortNames(root: string) {
  const sheets = globSync('src/**/*.css.ts', { cwd: root }).toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const count = counts.get(filePath) ?? 0;
    // From 360, so that there are two characters and the first is a letter.
    const name = (sheets.indexOf(filePath) + 360).toString(36) + count.toString(36);
    names.set(hash, name);
    counts.set(filePath, count + 1);
    return name;
  };
}
