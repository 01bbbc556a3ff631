/** A bare Debian in a folder, booted by systemd in a container with a network of its own. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findCommand, reportMissingTool } from '../support/machine.ts';

/** Whether this user can make and boot one. Prints which tests are skipped otherwise. */
export function canBootDebian(leftOut: string): boolean {
  const tools = ['mmdebstrap', 'systemd-nspawn', 'nsenter'];
  const missing = tools.find((tool) => !findCommand(tool, '/usr/sbin'));
  if (missing) reportMissingTool(missing.toUpperCase(), leftOut);
  else if (process.getuid?.() !== 0) reportMissingTool('ROOT', leftOut);
  else return true;
  return false;
}

export type DebianBox = Awaited<ReturnType<typeof bootDebian>>;

/** Makes a Debian 12 of its essential packages, systemd and these in a new folder. */
export async function makeDebian(folder: string, packages: readonly string[]): Promise<void> {
  const include = ['systemd', 'systemd-sysv', ...packages].join();
  await promisify(execFile)('mmdebstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', folder]);
  // mmdebstrap leaves this file to the installer of Debian.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
}

export async function bootDebian(path: string) {
  const container = spawn(
    // Ends with this process.
    'setpriv',
    [
      '--pdeathsig=KILL',
      'systemd-nspawn',
      '--quiet',
      `--directory=${path}`,
      '--register=no',
      '--keep-unit',
      '--private-network',
      '--console=pipe',
      '--boot',
    ],
    // A pipe that nobody reads would stop the console, and systemd with it.
    { stdio: 'ignore' },
  );
  const ended = once(container, 'close');
  const init = await initOf(container);

  /** The arguments that run a command in all namespaces of the container, or only in its network. */
  const enter = (command: readonly string[], namespaces = '--all') => [
    `--target=${init}`,
    namespaces,
    '--',
    ...command,
  ];

  /** Runs a shell script as root in `cwd`, and returns its exit code and output. */
  async function run(script: string, cwd = '/'): Promise<{ status: number; output: string }> {
    const child = spawn('nsenter', enter(['/bin/sh', '-ec', `cd ${cwd}; exec 2>&1; ${script}`]), {
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [status] = await once(child, 'close');
    return { status, output: output.replaceAll('\u202f', ' ').trim() };
  }

  /** Runs a shell script; rejects with its output when it fails. */
  async function succeed(script: string, cwd?: string): Promise<string> {
    const { status, output } = await run(script, cwd);
    if (status !== 0) throw new Error(`${script} ended with ${status}: ${output}`);
    return output;
  }

  // Degraded when a service has failed. Before that, systemd may not answer at all.
  while (!/^(running|degraded)/.test((await run('systemctl is-system-running')).output)) await sleep(200);
  return {
    path,
    run,
    succeed,
    spawnInNetwork: (command: readonly string[], env: NodeJS.ProcessEnv) =>
      spawn('nsenter', enter(command, '--net'), { env: { ...process.env, ...env } }),
    edit: (name: string, change: (text: string) => string) =>
      writeFileSync(join(path, name), change(readFileSync(join(path, name), 'utf8'))),
    stop: async () => {
      spawnSync('kill', ['-KILL', String(init)]);
      await ended;
    },
  };
}

/** The process of this machine that is process 1 in the container. */
async function initOf(container: ChildProcess): Promise<number> {
  let found = '';
  while (!found && container.exitCode === null) {
    await sleep(100);
    found = spawnSync('pgrep', ['--parent', String(container.pid), '--exact', 'systemd'], {
      encoding: 'utf8',
    }).stdout.trim();
  }
  if (!found) throw new Error('The container does not boot.');
  return Number(found);
}
