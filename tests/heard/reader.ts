/** Drives the Orca screen reader and a browser by real keys. What Orca says in French is written down, not spoken. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, firstLine, temporaryFolder } from '../support/machine.ts';

/** Debian's package of each command that the tests need. */
const packages: Record<string, string> = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  'dbus-daemon': 'dbus',
  xdotool: 'xdotool',
  'speech-dispatcher': 'speech-dispatcher python3-speechd',
  orca: 'orca at-spi2-core',
  localedef: 'locales',
  'firefox-esr': 'firefox-esr firefox-esr-l10n-fr',
  chromium: 'chromium',
};

/** Returns the Debian packages that this machine lacks, separated by spaces; an empty string when it has all. */
export function missingPackages(): string {
  return Object.keys(packages)
    .filter((command) => !findCommand(command))
    .map((command) => packages[command])
    .join(' ');
}

export type Browser = 'firefox' | 'chromium';

const firefoxPreferences = {
  'intl.locale.requested': 'fr',
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
  // Without this, Firefox asks the machine for its proxy. No test depends on another host.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl_port': 9,
};

/** Orca's settings. They switch off the summary and the reading of each loaded page, which the tests do not compare. */
const orcaProfile = {
  profile: ['Default', 'default'],
  enableSpeech: true,
  enableKeyEcho: false,
  enableBraille: false,
  enableBrailleMonitor: false,
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
  speakMultiCaseStringsAsWords: false,
  pronunciations: {},
  keybindings: {},
};

const width = 1280;
const height = 900;
/** Device pixels per CSS pixel for the size of a phone: the page is 365 CSS pixels wide then. */
const phoneScale = 3.5;

/** A running desktop with Orca. Create one per test file, because it takes seconds to start. */
export class ScreenReader {
  readonly #folder = temporaryFolder();
  readonly #heardFile = join(this.#folder.path, 'heard.txt');
  readonly #processes: ChildProcess[] = [];
  #environment: NodeJS.ProcessEnv = {};
  #browser: ChildProcess | undefined;

  /** Starts display, window manager, accessibility bus, Speech Dispatcher and Orca; resolves once Orca speaks. */
  async start(): Promise<void> {
    const home = this.#folder.path;
    const speech = join(home, 'speech');
    mkdirSync(join(speech, 'modules'), { recursive: true });
    mkdirSync(join(home, '.local/share/orca'), { recursive: true });
    mkdirSync(join(home, 'runtime'), { mode: 0o700 });
    mkdirSync(join(home, 'locales'));
    writeFileSync(this.#heardFile, '');
    execFileSync('localedef', ['-c', '-i', 'fr_FR', '-f', 'UTF-8', join(home, 'locales/fr_FR.UTF-8')]);
    writeFileSync(
      join(speech, 'speechd.conf'),
      'DefaultLanguage "fr"\nDefaultPunctuationMode "none"\nAddModule "writer" "writer" "writer.conf"\nDefaultModule writer\n',
    );
    writeFileSync(join(speech, 'modules/writer.conf'), '');
    const module = join(speech, 'writer');
    writeFileSync(
      module,
      `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'speechModule.ts')}'\n`,
    );
    chmodSync(module, 0o755);
    writeFileSync(
      join(home, '.local/share/orca/user-settings.conf'),
      JSON.stringify({
        general: { ...orcaProfile, startingProfile: ['Default', 'default'] },
        profiles: { default: orcaProfile },
        pronunciations: {},
        keybindings: {},
      }),
    );

    this.#environment = {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: join(home, 'runtime'),
      LANG: 'fr_FR.UTF-8',
      LC_ALL: 'fr_FR.UTF-8',
      LOCPATH: join(home, 'locales'),
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
      HEARD_FILE: this.#heardFile,
      SPEECHD_ADDRESS: `unix_socket:${join(home, 'speech.sock')}`,
    };
    const display = this.#spawn('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${width}x${height}x24`,
      '-nolisten',
      'tcp',
      // Xvfb closes all connections when its last client leaves, here the accessibility bus while Openbox connects.
      '-noreset',
    ]);
    this.#environment.DISPLAY = `:${await firstLine(display.stdout)}`;
    const bus = this.#spawn('dbus-daemon', ['--session', '--nofork', '--print-address']);
    this.#environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout);
    this.#spawn('openbox', []);
    this.#spawn('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    this.#spawn(
      'speech-dispatcher',
      `-s -t 0 -C ${speech} -m ${speech} -L ${home} -c unix_socket -S ${join(home, 'speech.sock')}`.split(
        ' ',
      ),
    );
    await waitUntil(() => existsSync(join(home, 'speech.sock')), 'Speech Dispatcher does not start');
    this.#spawn('orca', ['--replace']);
    await waitUntil(() => this.#heard().length > 0, 'Orca does not speak');
  }

  /** Opens an address in a new browser with an empty profile. Resolves once its page is announced. */
  async open(browser: Browser, url: string, isOnPhone = false): Promise<void> {
    await this.close();
    const profile = join(this.#folder.path, `profile-${Date.now()}`);
    mkdirSync(profile);
    const before = this.#heard().length;
    if (browser === 'firefox') {
      const scale = isOnPhone && { 'layout.css.devPixelsPerPx': String(phoneScale) };
      const lines = Object.entries({ ...firefoxPreferences, ...scale }).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join(''));
      this.#browser = this.#spawn('firefox-esr', ['--profile', profile, '--no-remote', '--kiosk', url]);
    } else {
      const options =
        'no-sandbox no-first-run kiosk lang=fr disable-gpu force-renderer-accessibility disable-sync disable-quic ' +
        'disable-background-networking disable-component-update password-store=basic disable-features=Translate';
      this.#browser = this.#spawn('chromium', [
        `--user-data-dir=${profile}`,
        `--force-device-scale-factor=${isOnPhone ? phoneScale : 1}`,
        ...options.split(' ').map((option) => `--${option}`),
        url,
      ]);
    }
    await waitUntil(() => this.#heard().slice(before).some(isPageAnnounced), 'The page is not announced');
    await this.#untilQuiet(before, 1500);
  }

  saveFile(name: string, content: Uint8Array): void {
    writeFileSync(join(this.#folder.path, name), content);
  }

  async close(): Promise<void> {
    if (!this.#browser) return;
    // If the last key was one that Orca handles itself, such as Down, it says nothing on the first Tab in the next browser.
    await this.press('Tab');
    const ended = once(this.#browser, 'exit');
    this.#browser.kill();
    this.#browser = undefined;
    await ended;
  }

  async stop(): Promise<void> {
    await this.close();
    for (const process of this.#processes.toReversed()) process.kill();
    // Fails until the desktop portal, which the bus has started for a browser, has unmounted its folder.
    await waitUntil(() => {
      try {
        this.#folder.remove();
        return true;
      } catch {
        return false;
      }
    }, 'The folder of the desktop is not removed');
  }

  /**
   * Presses a key by xdotool's name, such as `Tab` or `ctrl+Home`. Resolves with the utterances that follow, once there
   * was a pause of this length.
   */
  press(key: string, pauseMs?: number): Promise<string[]> {
    return this.hear(() => this.#xdotool('key', key), pauseMs);
  }

  type(text: string): Promise<string[]> {
    return this.hear(() => this.#xdotool('type', '--delay', '60', text));
  }

  /** Lets something happen. Resolves with the utterances that follow, once there was a pause of this length. */
  async hear(happen: () => void, pauseMs = 700): Promise<string[]> {
    const before = this.#heard().length;
    happen();
    await this.#untilQuiet(before, pauseMs);
    return this.#heard().slice(before);
  }

  #xdotool(...command: string[]): void {
    execFileSync('xdotool', command, { env: this.#environment });
  }

  /**
   * Resolves after a pause in what is spoken, or after two seconds without an utterance. A screen reader has no signal
   * for the end of its speech. Only time counts in which browser and desktop are idle, so that a slow machine takes longer.
   */
  async #untilQuiet(before: number, pauseMs: number): Promise<void> {
    let [count, quietMs] = [before, 0];
    while (quietMs < (count === before ? 2000 : pauseMs)) {
      await sleep(sampleMs);
      const now = this.#heard().length;
      if (now !== count) [count, quietMs] = [now, 0];
      else if (!hasBusyDescendant()) quietMs += sampleMs;
    }
  }

  #heard(): string[] {
    return readFileSync(this.#heardFile, 'utf8').split('\n').slice(0, -1).map(toPlainText);
  }

  #spawn(command: string, args: string[]): ChildProcess {
    const child = spawn(command, args, { env: this.#environment, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#processes.push(child);
    return child;
  }
}

const isPageAnnounced = (utterance: string) =>
  / document web\.?$/.test(utterance) || /^Chargement de (?!Nouvel onglet).* terminé\.$/.test(utterance);

function toPlainText(utterance: string): string {
  return utterance
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function waitUntil(condition: () => boolean, message: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(message);
    await sleep(100);
  }
}

const sampleMs = 50;

/** Whether a process below this one runs, or waits for a processor or the disk. */
function hasBusyDescendant(): boolean {
  const parents = new Map<string, string>();
  const busy: string[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [, state = '', parent = ''] = /\) (\w) (\d+)/.exec(readStat(pid)) ?? [];
    parents.set(pid, parent);
    if (state === 'R' || state === 'D') busy.push(pid);
  }
  const isBelow = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isBelow(parents.get(pid)));
  return busy.some((pid) => isBelow(parents.get(pid)));
}

/** The state of a process; empty once it has ended. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
