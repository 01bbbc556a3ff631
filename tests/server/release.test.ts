import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, findCommand, reportMissingTool, temporaryFolder } from '../support/machine.ts';

/** Takes five minutes: only in `npm run test:faults`. */
const isRun = process.env.FAULT_ROUNDS !== undefined && canBootDebian();

const deploy = join(import.meta.dirname, '../../server/deploy');

const runProgram = promisify(execFile);

/** The commands of each block of `server/deploy/README.md` under a heading. */
function commandsOf(heading: string): string[] {
  const [, section = ''] = readFileSync(join(deploy, 'README.md'), 'utf8').split(`\n## ${heading}\n`);
  const blocks = (section.split('\n## ')[0] ?? '').matchAll(/^ *```sh\n([^]*?)^ *```/gm);
  return Array.from(blocks, ([, commands = '']) => commands.replaceAll(/^ +/gm, ''));
}

describe.skipIf(!isRun)('a release on a bare Debian', { timeout: 240_000 }, () => {
  const site = 'https://localhost';
  const smtpPort = '2525';
  /** Waits until the proxy serves. */
  const curl = 'curl --silent --retry 20 --retry-all-errors --retry-delay 1';
  const work = temporaryFolder();
  const tree = join(work.path, 'tree');
  const root = join(work.path, 'root');
  const image = join(work.path, 'image');
  const releases = join(root, 'opt/school/releases');
  let box: Awaited<ReturnType<typeof bootDebian>>;
  let first = '';
  const second = 'second';
  const references: string[] = [];
  /** The name of the backup, and the references in it. */
  let backup = '';
  let backedUp: string[] = [];

  const runScript = (name: string, settings: Record<string, string> = {}) =>
    runProgram('npm', ['run', name], {
      cwd: tree,
      // Vite builds something else in a test.
      env: {
        ...process.env,
        VITEST: undefined,
        NODE_ENV: undefined,
        SITE_URL: site,
        BROTLI_QUALITY: '1',
        ...settings,
      },
    });

  const install = (id: string) => `/opt/school/releases/${id}/server/deploy/install`;
  const released = () => box.succeed('basename $(readlink /opt/school/current)');
  const referencesIn = (json: string): string[] =>
    JSON.parse(json).map(({ reference }: { reference: string }) => reference);
  const stored = async () => referencesIn(await box.succeed('school-requests --json'));
  const page = () =>
    box.succeed(
      `/opt/school/current/node -e "fetch('http://localhost:3000/').then((r) => r.text()).then(console.log)"`,
    );

  /** Sends requests, reads pages and uploads a paper over TLS while `work` runs; returns what its visitors met. */
  async function underLoad(what: string, change: () => Promise<unknown>, maxCut = 0): Promise<void> {
    const load = box.spawnInNetwork(
      [process.execPath, join(import.meta.dirname, 'releaseLoad.ts'), site, smtpPort],
      {
        NODE_EXTRA_CA_CERTS: join(
          box.path,
          'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt',
        ),
      },
    );
    const problems = text(load.stderr);
    const lines = createInterface({ input: load.stdout })[Symbol.asyncIterator]();
    // Its upload has begun.
    await lines.next();
    await sleep(2_000);
    await change();
    await sleep(3_000);
    load.stdin.end();
    const { value: said = '' } = await lines.next();
    expect(await problems).not.toMatch(/Error/);
    const met: { references: string[]; failures: string[]; longestMs: number } = JSON.parse(said);
    console.info(`${what}: the longest wait was ${(met.longestMs / 1000).toFixed(1)} s`);
    references.push(...met.references);
    expect(met.failures.slice(maxCut), 'refused or cut').toEqual([]);
    expect(met.longestMs).toBeLessThan(20_000);
    expect(await stored()).toEqual(expect.arrayContaining(references));
  }

  beforeAll(async () => {
    copyTree(tree);
    const [{ stdout }] = await Promise.all([
      runScript('release'),
      makeDebian(root, ['caddy', 'nginx-light', 'curl']),
    ]);
    first = basename(stdout.trim().split('\n').at(-1) ?? '', '.tar.gz');
    await runProgram('cp', ['-a', root, image]);
    box = await bootDebian(root);
    // Debian starts both proxies, and the one that comes first has port 80.
    await box.succeed('systemctl stop nginx');
  }, 600_000);
  afterAll(async () => {
    await box?.stop();
    work.remove();
  });

  /** Builds the tree, with the packages of the first release. */
  async function addRelease(id: string, settings: Record<string, string> = {}): Promise<void> {
    await runScript('build', settings);
    const folder = join(releases, id);
    await runProgram('cp', ['-a', join(releases, first), folder]);
    for (const part of ['src', 'locales', 'dist/client', 'dist/built'])
      cpSync(join(tree, part), join(folder, part), { recursive: true });
  }

  /** The next version: another text, and a column more. */
  async function addSecond(): Promise<void> {
    const catalog = join(tree, 'locales/fr.json');
    writeFileSync(catalog, readFileSync(catalog, 'utf8').replaceAll('Djibouti', 'Djibouti-ville'));
    const schema = join(tree, 'src/core/store/schema.ts');
    const note = "'alter table requests add column note text'";
    writeFileSync(
      schema,
      readFileSync(schema, 'utf8').replace(
        /(schemaUpgrades: [^=]*= \[)\];/,
        `$1{ file: 'note.gen.sql', sqlite: ${note}, postgres: ${note} }];`,
      ),
    );
    await addRelease(second);
  }

  test('is installed from its archive, and serves over TLS behind Caddy', async () => {
    const archive = readFileSync(join(tree, `releases/${first}.tar.gz`));
    cpSync(join(tree, `releases/${first}.tar.gz.sha256`), join(root, `root/${first}.tar.gz.sha256`));
    const [make = '', extract = ''] = commandsOf('Install')[1]?.replaceAll('ID', first).split('\n') ?? [];
    // A copy that is still growing is not unpacked, and what was unpacked of it is not installed.
    writeFileSync(join(root, `root/${first}.tar.gz`), archive.subarray(0, -4_000));
    expect((await box.run(`${make}; ${extract}`, '/root')).output).toContain('FAILED');
    await box.run(extract.replace(/.*&& /, ''), '/root');
    expect(await box.run(install(first))).toMatchObject({
      status: 1,
      output: expect.stringContaining('not whole'),
    });
    writeFileSync(join(root, `root/${first}.tar.gz`), archive);
    await box.succeed(`rm -r /opt/school/releases; ${make}; ${extract}`, '/root');
    const [megabytes] = (await box.succeed(`du -sm /opt/school/releases/${first}/node_modules`)).split('\t');
    expect(Number(megabytes), 'packages of the server, in MB').toBeLessThanOrEqual(30);
    expect(await box.run(install(first))).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^Fill in/),
    });
    box.edit('etc/school/settings', (settings) =>
      settings
        .replace(/^#SITE_URL=.*/m, `SITE_URL=${site}`)
        .replace(/^#HOST=.*/m, 'HOST=10.0.0.5')
        .replace(/^#TRUST_PROXY=.*/m, 'TRUST_PROXY=1')
        .replace(/^#SMTP_URL=.*/m, `SMTP_URL=smtp://127.0.0.1:${smtpPort}`)
        .replace(/^#REQUESTS_PER_HOUR=.*/m, 'REQUESTS_PER_HOUR=100000'),
    );
    expect((await box.run(install(first))).output).toContain('Remove HOST=10.0.0.5');
    box.edit('etc/school/settings', (settings) => settings.replace('HOST=10.0.0.5', 'HOST=localhost'));
    expect(await box.succeed(install(first))).toContain(`${first} serves.`);
    expect(await box.run('/opt/school/current/server/deploy/install --back')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^No release was here/),
    });
    expect((await box.run('school-requests --usage')).output).toMatch(/^Usage.*school-requests \[/);
    // No mail server is there yet: the command says where it looked.
    expect((await box.run('school-requests --test-mail clerk@example.dj')).output).toContain(`:${smtpPort}`);
    await box.succeed(commandsOf('Install')[2]?.replace('YOUR-HOST', 'localhost') ?? '');
    const answer = await box.succeed(
      `${curl} --include --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ${site}/about`,
    );
    expect(answer).toMatch(/^HTTP\/2 200/);
    expect(answer).toContain('Djibouti');
  });

  test('has valid units, and services with an exposure of at most 3.0', async () => {
    writeFileSync(
      join(box.path, 'etc/school/alert'),
      `${commandsOf('Being told')[0]?.split('|')[0]} | logger --tag alert\n`,
      { mode: 0o755 },
    );
    const units = ['service', 'timer', 'socket']
      .map((kind) => `/etc/systemd/system/school-*.${kind}`)
      .join(' ');
    expect(await box.run(`systemd-analyze verify ${units}`)).toMatchObject({ status: 0 });
    for (const unit of ['school-site', 'school-backup', 'school-status'])
      expect(await box.run(`systemd-analyze security --threshold=30 ${unit}.service`)).toMatchObject({
        status: 0,
      });
  });

  test('is upgraded under load, installed twice, goes back and forth, and nothing is lost or refused', async () => {
    await addSecond();
    const [, old = ''] = /\/assets\/([^"]+\.js)/.exec(await page()) ?? [];
    // The connection of the operator drops after the switch.
    const hangUp = `until readlink /opt/school/current | grep ${second}; do kill -0 $!; sleep 0.1; done; kill -HUP $!; wait $!`;
    await underLoad('the upgrade', () => box.succeed(`${install(second)} & ${hangUp}`));
    expect([await released(), await page()]).toEqual([second, expect.stringContaining('Djibouti-ville')]);
    // A tab of the first release still finds its files.
    await box.succeed(`curl --silent --fail --output /dev/null http://localhost:3000/assets/${old}`);
    // To install a release twice does not lose the way back.
    await box.succeed(install(second));
    const [, back = ''] = commandsOf('Update, and go back')[0]?.split('\n') ?? [];
    await underLoad('the way back', () => box.succeed(back));
    expect([await released(), await page()]).toEqual([first, expect.not.stringContaining('Djibouti-ville')]);
    const kill = 'systemctl kill --signal=KILL school-site.service';
    // The requests that the server has in hand are cut.
    await underLoad('a kill', () => box.succeed(kill), 7);
    const log = await box.succeed('journalctl --unit=caddy --output=cat');
    expect(log).toContain('serving initial configuration');
    expect(log, 'of requests that were cut').not.toMatch(/remote_ip|127\.0\.0\.1:\d+->/);
    await box.succeed(install(second));
    expect(await stored()).toEqual(expect.arrayContaining(references));
  });

  test('whose pages fail, or that ends at once, is not believed, and its log is shown', async () => {
    /** A copy of the second release with a changed file, as if built from it. */
    const change = (id: string, file: string, from: string, to: string) =>
      box.succeed(
        `cp -a ../${second} ../${id}; cd ../${id}; sed -i "s/${from}/${to}/" ${file}
        ./node -e "import('./server/buildStamp.ts').then(({ stampOf }) => fs.writeFileSync('dist/built', stampOf('.', JSON.parse(fs.readFileSync('dist/built', 'utf8')).settings)))"`,
        `/opt/school/releases/${second}`,
      );
    await change('broken', 'server/http.ts', 'serveFile(request, response);', 'throw new Error();');
    await change('ending', 'server/main.ts', "'SIGINT', 'SIGTERM'", 'nothing');
    for (const id of ['broken', 'ending'])
      await underLoad(`a release that is ${id}`, async () => {
        const started = performance.now();
        const { status, output } = await box.run(install(id));
        expect([status, output], id).toEqual([1, expect.stringContaining('Nothing was changed')]);
        if (id === 'ending') expect(output).toContain('nothing is not defined');
        expect(performance.now() - started, id).toBeLessThan(30_000);
        expect(await released()).toBe(second);
      });
  });

  test('with another phone, mail or domain is refused before anything changes, until it is built with them', async () => {
    const changes = {
      SITE_URL: 'https://ecole.example.dj',
      SCHOOL_PHONE: '+253 77 00 00 00',
      SCHOOL_EMAIL: 'bureau@ecole.example.dj',
    };
    const change = (settings: string) =>
      Object.entries(changes).reduce(
        (text, [name, value]) => text.replace(new RegExp(`^#?${name}=.*`, 'm'), `${name}=${value}`),
        settings,
      );
    await underLoad('a setting that waits for a build', async () => {
      box.edit('etc/school/settings', change);
      const { status, output } = await box.run(install(second));
      const command = `SITE_URL='${changes.SITE_URL}' SCHOOL_PHONE='${changes.SCHOOL_PHONE}' npm run release`;
      expect([status, output]).toEqual([1, expect.stringContaining(command)]);
      await box.succeed('systemctl restart school-site.service');
      expect(await page()).toContain('Djibouti-ville');
      await box.succeed('/opt/school/current/server/deploy/install --back');
      expect(await released()).toBe(first);
    });
    await addRelease('moved', changes);
    await box.succeed(`cp -a /opt/school/releases/${second} /root; mkdir /opt/school/releases/unpacked`);
    await underLoad('another phone, mail and domain', async () => {
      expect(await box.succeed(install('moved'))).toContain("not at the site's public address");
      expect(await page()).toContain(`tel:${changes.SCHOOL_PHONE.replaceAll(' ', '')}`);
      expect((await box.run('school-requests --status')).output).toContain(changes.SITE_URL);
    });
    expect(readdirSync(releases), 'those that serve, served before, or will').toEqual(
      [first, 'moved', 'unpacked'].toSorted(),
    );
    await box.succeed(`mv /root/${second} /opt/school/releases`);
    box.edit('etc/school/settings', (settings) =>
      settings
        .replace(/^SITE_URL=.*/m, `SITE_URL=${site}`)
        .replace(/^SCHOOL_PHONE=.*/m, 'PORT="3100" # nginx'),
    );
    await box.succeed(install(second));
    const serves = () => box.succeed('curl --silent --fail --output /dev/null http://localhost:3100/about');
    await serves();
    // Caddy has this port.
    box.edit('etc/school/settings', (settings) => settings.replace('"3100"', '80'));
    expect((await box.run(install(second))).output).toContain('does not serve');
    await serves();
    // The connection of the operator drops.
    await box.run(`${install(second)} 2>&1 | head -n 1`);
    await serves();
    box.edit('etc/school/settings', (settings) => settings.replace(/^PORT=.*\n/m, ''));
    await box.succeed(install(second));
  });

  test('is backed up and restored, and what the operator chose is told of a server that is down', async () => {
    const [backUp = '', restore = '', cleanUp = ''] = commandsOf('Backups');
    await box.succeed(backUp.split('\n')[0] ?? '');
    [backup = ''] = readdirSync(join(box.path, 'var/backups/school')).filter(
      (name) => !name.endsWith('.papers'),
    );
    const verify = backUp.split('\n')[1]?.replace('DATE', backup) ?? '';
    await box.succeed(verify);
    expect(await box.succeed('stat --format=%a /var/lib/school'), 'the data folder').toBe('700');
    backedUp = await stored();
    await box.succeed('cp -p /var/lib/school/dossier.key /root/dossier.key');
    const steps = restore.replace('DATE', backup).split('\n');
    await box.succeed(steps[0] ?? '');
    expect((await box.run('systemctl start school-status.service')).status).toBe(1);
    await expect
      .poll(() => box.succeed('journalctl --identifier=alert --output=cat'))
      .toContain('serverDown');
    // The same problem is told once.
    expect((await box.run('systemctl start school-status.service')).status).toBe(0);
    await box.succeed(steps.slice(1).join('\n'), '/root');
    expect(await stored()).toEqual(backedUp);
    const [list = '', remove = ''] = cleanUp.split('\n');
    expect(referencesIn(await box.succeed(list)), 'what is newer is still there').toEqual(backedUp);
    await box.succeed(remove);
    expect(await page()).toContain('Djibouti-ville');
  });

  test('serves over TLS behind nginx, by the steps of the guide, and logs neither addresses nor tickets', async () => {
    const commands = commandsOf('Install')[3]?.replaceAll('YOUR-HOST', 'www.example.dj').split('\n') ?? [];
    const [, dropDefault = '', challenges = '', , pages = ''] = commands;
    // A reload is lost while nginx starts.
    await box.succeed(`systemctl stop caddy; systemctl restart nginx; ${curl} --output /dev/null http://localhost
      ${dropDefault}
      ${challenges}`);
    // What certbot does: a file for the authority, and the certificate, here that of Caddy.
    const certify = `cd /etc/letsencrypt/live/www.example.dj
      certificate=/var/lib/caddy/.local/share/caddy/certificates/local/localhost/localhost
      cp $certificate.crt fullchain.pem; cp $certificate.key privkey.pem`;
    await box.succeed(`mkdir -p /var/www/html/.well-known/acme-challenge; cd /var/www/html/.well-known/acme-challenge; echo proof >token
      mkdir -p /etc/letsencrypt/live/www.example.dj; ${certify}`);
    const http = `${curl} --header 'Host: www.example.dj' http://localhost`;
    // Until the reload, the default site answers, and logs it.
    await expect.poll(() => box.succeed(`${http}/about --include`)).toMatch(/^HTTP\/1.1 308/);
    expect(await box.succeed(`${http}/.well-known/acme-challenge/token`)).toContain('proof');
    await box.succeed(`: >/var/log/nginx/access.log; ${pages}`);
    expect(await box.succeed(`${curl} --include --insecure ${site}/about?ticket=secret`)).toMatch(
      /^HTTP\/2 200/,
    );
    // nginx closes idle connections. Node, unlike browsers, does not repeat a request that such a connection loses.
    await underLoad('a renewed certificate', () => box.succeed(`${certify}; nginx -s reload`), 7);
    await box.succeed('systemctl stop school-site.socket school-site.service');
    await box.run(`curl --silent --insecure ${site}/functions/v1/office?ticket=secret`);
    await box.succeed('systemctl start school-site.socket school-site.service');
    const logs = await box.succeed('cat /var/log/nginx/*');
    expect(logs).toContain('200 GET /about');
    expect(logs).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('restores a backup elsewhere, and runs as its image does: not as root, on a root that is read-only', async () => {
    const file = readFileSync(join(deploy, 'Containerfile'), 'utf8').replaceAll('\\\n', '');
    const [, steps = ''] = /^RUN (.*)$/m.exec(file) ?? [];
    const [, command = ''] = /^CMD (.*)$/m.exec(file) ?? [];
    cpSync(join(releases, second), join(image, 'opt/school'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    // An unpacked release has none; `install` gave it to the users of another machine.
    rmSync(join(image, 'opt/school/.env'));
    const fixed = '--quiet --register=no --keep-unit --private-network --pipe'.split(' ');
    const inImage = (program: string[], ...options: string[]) =>
      spawnSync('systemd-nspawn', [...fixed, `--directory=${image}`, ...options, '--', ...program], {
        encoding: 'utf8',
        maxBuffer: 1e8,
        timeout: 20_000,
      });
    expect(inImage(['/bin/sh', '-ec', steps]).status).toBe(0);
    const [data, backups] = [join(work.path, 'data'), join(work.path, 'backups')];
    cpSync(join(box.path, 'var/backups/school'), backups, { recursive: true });
    mkdirSync(data);
    cpSync(join(box.path, 'root/dossier.key'), join(data, 'dossier.key'));
    await runProgram('chown', ['--recursive', '990:990', data, backups]);
    const runs = (program: string[], ...options: string[]) =>
      inImage(
        program,
        '--read-only',
        '--user=school',
        '--chdir=/opt/school',
        `--bind=${data}:/var/lib/school`,
        '--setenv=DATA_DIR=/var/lib/school',
        '--setenv=HOST=0.0.0.0',
        `--setenv=SITE_URL=${site}`,
        ...options,
      ).stdout;
    const requests = ['./node', 'server/requests.ts'];
    const volume = `--bind=${backups}:/var/backups/school`;
    const restored = runs([...requests, '--restore', `/var/backups/school/${backup}`], volume);
    expect(restored).toMatch(/^Tout concorde/);
    expect(runs([...requests, '--backup', '/var/backups/school/next'], volume)).toMatch(/^Sauvegarde/);
    expect(runs(JSON.parse(command))).toMatch(/^Site/);
    expect(referencesIn(runs([...requests, '--json']))).toEqual(backedUp);
  });
});

function canBootDebian(): boolean {
  const tools = ['mmdebstrap', 'systemd-nspawn', 'nsenter'];
  const missing = tools.find((tool) => !findCommand(tool, '/usr/sbin'));
  const lacking = missing?.toUpperCase() ?? (process.getuid?.() === 0 ? undefined : 'ROOT');
  if (lacking) reportMissingTool(lacking, 'releases are not installed on a bare Debian');
  return !lacking;
}

/** Makes a Debian 12 of its essential packages, systemd and these in a new folder. */
async function makeDebian(folder: string, packages: readonly string[]): Promise<void> {
  const include = ['systemd', 'systemd-sysv', ...packages].join();
  await runProgram('mmdebstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', folder]);
  // mmdebstrap leaves this file to the installer of Debian.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
}

/** Boots it by systemd in a container with a network of its own. */
async function bootDebian(path: string) {
  // Ends with this process. A pipe that nobody reads would stop the console, and systemd with it.
  const command = '--pdeathsig=KILL systemd-nspawn --quiet --register=no --keep-unit --private-network';
  const options = [...command.split(' '), `--directory=${path}`, '--console=pipe', '--boot'];
  const container = spawn('setpriv', options, { stdio: 'ignore' });
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
