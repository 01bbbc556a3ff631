import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** As small as it gets, for what is served; a copy that a test builds asks for less, which takes a tenth of the time. */
const quality = Number(process.env.BROTLI_QUALITY || constants.BROTLI_MAX_QUALITY);

/** Writes `.br` and `.gz` beside every text file of the built site, for hosts that serve them as they are. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes, { params })),
        writeFile(`${file}.gz`, await gz(bytes, { level: 9 })),
      ]);
    }),
  );
}
