/**
 * The browser engines and how to start each. Run as a script, it reports the missing ones and, with REQUIRE_TOOLS set,
 * fails.
 */
import { existsSync } from 'node:fs';
import { findBrowser } from '../../support/browser.ts';
import { findCommand } from '../../support/machine.ts';
import { type BrowserLanguage, type Driver, browserLocales } from './driver.ts';
import { launchChromium, launchFirefox } from './puppeteerDriver.ts';
import { findMiniBrowser, launchWebKit } from './webKitDriver.ts';

interface Engine {
  /** The Debian packages that this machine lacks for the engine. */
  missing: readonly string[];
  launch(language: BrowserLanguage): Promise<Driver>;
}

const chromium = findBrowser()?.path;
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

// Safe cast: `engines` has no other keys.
export const engineNames = Object.keys(engines) as EngineName[];

if (import.meta.main) {
  const lacking = engineNames.filter((name) => engines[name].missing.length > 0);
  for (const name of lacking) {
    console.error(
      `\n  NOT TESTED: ${name}. To test it: apt-get install ${engines[name].missing.join(' ')}\n`,
    );
  }
  if (lacking.length > 0 && process.env.REQUIRE_TOOLS) process.exit(1);
}
