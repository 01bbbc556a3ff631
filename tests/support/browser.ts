/**
 * Finds the browser of the tests, and installs one if there is none. As a script, it prints the result.
 * In this order: BROWSER_PATH, an installed Chrome or Chromium, Playwright's own; else Playwright's download, else
 * Debian's packages.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// Chromium without its window comes first: the same engine, and the tests take a quarter less time.
const commands = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome.exe',
];
const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that can be run, and where it came from; undefined when there is none. */
export function findBrowser(): { path: string; source: string } | undefined {
  const named = process.env.BROWSER_PATH;
  if (named) return { path: named, source: 'BROWSER_PATH' };
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...installPaths,
  ];
  const path = installed.find(isExecutable);
  if (path) return { path, source: 'installed' };
  const own = chromium.executablePath();
  return isExecutable(own) ? { path: own, source: 'Playwright' } : undefined;
}

/** How Playwright launches it: without graphics and other hosts, and without its sandbox where the tests run as root. */
export function launchOptions() {
  const executablePath = findBrowser()?.path;
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      // No test may depend on another host.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installBrowser(): void {
  console.log('No browser found: trying Playwright’s download.');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (download.status === 0 && findBrowser()) return;
  console.log('Playwright’s download is not to be had: trying Debian’s packages.');
  execFileSync('apt-get', ['update'], { stdio: 'inherit' });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation'];
    if (spawnSync('apt-get', install, { stdio: 'inherit' }).status === 0) return;
  }
}

if (import.meta.main) {
  if (!findBrowser()) installBrowser();
  const browser = findBrowser();
  if (!browser) {
    console.error('No browser for the tests: install Chrome or Chromium, or set BROWSER_PATH.');
    process.exit(1);
  }
  console.log(`Browser of the tests: ${browser.path} (${browser.source}).`);
}
