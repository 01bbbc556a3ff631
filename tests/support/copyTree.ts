import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Not copied: build output, and node_modules, which the copy links. */
const excludedPaths = ['node_modules', 'dist', '.git', 'data', 'test-results', '.tanstack', '.stryker-tmp'];

/** Copies the working tree to a new folder and links node_modules. Without `hasTests`, only what the build reads. */
export function copyTree(folder: string, { hasTests = false } = {}): void {
  const excluded = new Set([...excludedPaths, ...(hasTests ? [] : ['tests'])]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, {
    recursive: true,
    filter: (from) => !excluded.has(basename(from)) || from === root,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * Builds a copy like `npm run build`, with faster compression. Returns the output; throws an error with the output if
 * the build fails.
 */
export function buildCopy(folder: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, BROTLI_QUALITY: '4', ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The copy does not build:\n${stdout}${stderr}`);
  return stdout + stderr;
}
