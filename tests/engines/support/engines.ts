/**
 * Which engines this machine has, and how each is started. Run as a script it says so aloud; with REQUIRE_TOOLS set
 * it fails where one is missing.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../support/browser.ts';
import { type BrowserLanguage, type Driver, browserLocales } from './driver.ts';
import { launchChromium, launchFirefox } from './puppeteerDriver.ts';
import { findMiniBrowser, launchWebKit } from './webKitDriver.ts';

interface Engine {
  /** What it lacks here, by the names of Debian's packages. */
  missing: readonly string[];
  launch(language: BrowserLanguage): Promise<Driver>;
}

const chromium = findBrowser()?.path;
/** Undefined where it is not installed. */
export const firefoxPath = findCommand('firefox-esr') ?? findCommand('firefox');
const miniBrowser = findMiniBrowser();
const hasLocales = Object.values(browserLocales).every((name) =>
  existsSync(`/usr/share/i18n/locales/${name}`),
);

export const engines = {
  chromium: {
    missing: chromium ? [] : ['chromium'],
    launch: (language) => launchChromium(chromium ?? '', language),
  },
  firefox: {
    missing: firefoxPath ? [] : ['firefox-esr'],
    launch: (language) => launchFirefox(firefoxPath ?? '', language),
  },
  webkit: {
    missing: [
      ...(miniBrowser && findCommand('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
      ...(findCommand('Xvfb') ? [] : ['xvfb']),
      ...(hasLocales ? [] : ['locales']),
    ],
    launch: (language) => launchWebKit(miniBrowser ?? '', language),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

// The keys of a constant, which `Object.keys` does not know.
export const engineNames = Object.keys(engines) as EngineName[];

function findCommand(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

if (import.meta.main) {
  const lacking = engineNames.filter((name) => engines[name].missing.length > 0);
  for (const name of lacking) {
    console.error(
      `\n  NOT TESTED: ${name}. To test it: apt-get install ${engines[name].missing.join(' ')}\n`,
    );
  }
  if (lacking.length > 0 && process.env.REQUIRE_TOOLS) process.exit(1);
}
