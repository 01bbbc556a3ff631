import { globSync } from 'node:fs';

/**
 * Names of classes and custom properties for `vanillaExtractPlugin` in a build: a number for the stylesheet and one in it,
 * since each page carries its styles. Compressed, vanilla-extract's own names with a hash take 300 to 450 bytes more a page.
 */
export function shortNames(root: string) {
  const sheets = globSync('src/**/*.css.ts', { cwd: root })
    .map((sheet) => sheet.replaceAll('\\', '/'))
    .toSorted();
  /** The names of each stylesheet in the order of their definition, as vanilla-extract would give them. */
  const hashesOf = new Map(sheets.map((sheet) => [sheet, new Array<string>()]));
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const hashes = hashesOf.get(filePath);
    if (!hashes) throw new Error(`${filePath} is not a stylesheet of src.`);
    if (!hashes.includes(hash)) hashes.push(hash);
    // vanilla-extract marks classes wherever their names occur in a selector: without the underscore also in its words.
    return `_${sheets.indexOf(filePath).toString(36).padStart(2, '0')}${hashes.indexOf(hash).toString(36)}`;
  };
}
