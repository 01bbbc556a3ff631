import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key, WebElement } from 'selenium-webdriver';
import { firstLine, freePort } from '../../support/machine.ts';
import { type BrowserLanguage, type Driver, browserLocales, deadProxy } from './driver.ts';

const proxy = [`--proxy=http://${deadProxy.host}:${deadProxy.port}`, '--ignore-host=localhost'];

/** Returns the path of WebKitGTK's MiniBrowser, which its driver starts; undefined when it is not installed. */
export function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}

/** Starts WebKitGTK on a virtual display, driven by WebDriver. */
export async function launchWebKit(binary: string, language: BrowserLanguage): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen.stdout)}`,
      // WebKitGTK takes the language of its pages from the C library's locale.
      LOCPATH: compileLocale(language),
      LC_ALL: `${browserLocales[language]}.UTF-8`,
      NO_AT_BRIDGE: '1',
      // Without a graphics card, the DMA-BUF renderer is a third slower.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${server}/status`);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // In full screen the window has no toolbar, so it can be as narrow as a phone.
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen', ...proxy] },
      }),
    )
    .build();
  return {
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    find: async (expression) => {
      const found = await driver.executeScript(`return ${expression}`);
      if (!(found instanceof WebElement)) return undefined;
      return { click: () => found.click(), type: (text) => found.sendKeys(text) };
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
    },
  };
}

/** Compiles the locale for the C library and returns its folder. Needs Debian's package `locales`. */
function compileLocale(language: BrowserLanguage): string {
  const locale = browserLocales[language];
  const folder = join(import.meta.dirname, '../../../test-results/locales');
  const target = join(folder, `${locale}.UTF-8`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) execFileSync('localedef', ['-c', '-i', locale, '-f', 'UTF-8', target]);
  return folder;
}

async function waitUntilAnswering(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
