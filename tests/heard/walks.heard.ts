/**
 * Hears the site with the Orca screen reader in Firefox and Chromium, by real keys. `transcripts/` holds each transcript of
 * Firefox, and what Chromium says otherwise. After an intended change: `npm run test:heard -- -t request --update`
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type WatchedSite, watchSite } from '../engines/support/watchedSite.ts';
import { noLimitSettings } from '../support/requests.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { temporaryFolder, reportMissingTool } from '../support/machine.ts';
import { type Browser, ScreenReader, missingPackages } from './reader.ts';
import { Walk, walks } from './walks.ts';

const missing = missingPackages();
if (missing) reportMissingTool(missing, 'nothing is heard; apt-get install these packages');

const reader = new ScreenReader();
const folder = temporaryFolder();
const server = spawnServer({
  SITE_DIR: join(import.meta.dirname, '../../dist/client'),
  DATA_DIR: join(folder.path, 'data'),
  ...noLimitSettings,
});
let site: WatchedSite;

beforeAll(async () => {
  const { port } = new URL(await server.ready());
  // Some texts depend on the date.
  site = await watchSite(Number(port), fixClock);
  await reader.start();
});

afterEach(() => reader.close());

afterAll(async () => {
  await reader.stop();
  await server.stop();
  folder.remove();
});

/** Runs in the page before all other scripts: it is Monday 2 March 2026, 9:00 in Djibouti. */
function fixClock(): void {
  const now = Date.parse('2026-03-02T06:00:00Z');
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length === 0 ? [now] : parts, target) as Date, // Safe cast: it constructs a Date.
    get: (date, name) => (name === 'now' ? () => now : (Reflect.get(date, name) as unknown)), // Safe cast: any property.
  });
}

for (const browser of ['firefox', 'chromium'] satisfies Browser[]) {
  for (const [name, { path, isOnPhone, isMain, take }] of Object.entries(walks)) {
    test.skipIf(missing)(`${isMain ? 'main: ' : ''}${name} in ${browser}`, async () => {
      const opened = typeof path === 'string' ? path : await path(site.url);
      await reader.open(browser, site.url + opened, isOnPhone);
      const walk = new Walk(reader, site);
      await take(walk);
      if (walk.isOffline) await site.comeBack();
      const heard = `${walk.lines.join('\n')}\n`;
      const transcript = join(import.meta.dirname, 'transcripts', `${name}.txt`);
      const [kept, file] =
        browser === 'firefox'
          ? [heard, transcript]
          : [differenceFrom(transcript, heard), transcript.replace('.txt', '.chromium.txt')];
      await expect(kept).toMatchFileSnapshot(file);
    });
  }
}

/** The lines in which a transcript differs from that of Firefox, as `diff` prints them; “=” when there are none. */
function differenceFrom(transcript: string, heard: string): string {
  const { stdout } = spawnSync('diff', [transcript, '-'], { input: heard, encoding: 'utf8' });
  return stdout || '=\n';
}
