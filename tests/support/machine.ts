/** What this machine has: commands, free ports and temporary folders. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The path of a command on the PATH or in other folders; undefined when it is not installed. */
export function findCommand(name: string, ...otherFolders: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Listens on this machine, by default on a free port, and resolves with the port. */
export async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port; // Safe cast: the server listens on a port.
}

/** A port on which no program listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** The first line that a process writes. */
export async function firstLine(output: Readable | null): Promise<string> {
  if (!output) throw new Error('The process has no output.');
  const [line] = await once(createInterface(output), 'line');
  return String(line);
}

/** Prints which tests are skipped because a tool is missing; throws where REQUIRE_TOOLS is set, as `.ci/run` does. */
export function reportMissingTool(tool: string, leftOut: string): undefined {
  const message = `NO ${tool} FOUND: ${leftOut}.`;
  if (process.env.REQUIRE_TOOLS) throw new Error(message);
  console.warn(message);
}

/** Creates a folder outside the repository; `remove` deletes it with its content. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'admissions-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const root = join(import.meta.dirname, '../..');
/** Not copied: build output, and node_modules, which the copy links. */
const excludedPaths = ['node_modules', 'dist', '.git', 'data', 'test-results', '.tanstack', '.stryker-tmp'];

/** `/about, “Plus” open` → `about-Plus-open`. */
export const asFileName = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Copies the working tree to a new folder and links node_modules. Without `hasTests`, only what the build reads. */
export function copyTree(folder: string, { hasTests = false } = {}): void {
  const excluded = new Set([...excludedPaths, ...(hasTests ? [] : ['tests'])]);
  const filter = (from: string) => !excluded.has(basename(from)) || from === root;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, { recursive: true, filter });
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
