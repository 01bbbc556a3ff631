import { type ElementHandle, type LaunchOptions, launch as launchBrowser } from 'puppeteer-core';
import { type BrowserLanguage, type Driver, browserLocales, deadProxy } from './driver.ts';

/** Starts headless Firefox, driven by WebDriver BiDi; `preferences` as in about:config. */
export function launchFirefox(
  executablePath: string,
  language: BrowserLanguage,
  preferences: Record<string, unknown> = {},
): Promise<Driver> {
  return launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, LC_ALL: `${browserLocales[language]}.UTF-8` },
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      // Take the default locale of Intl from the system.
      'intl.regional_prefs.use_os_locales': true,
      // Paint ten frames a second, to save processor time.
      'layout.frame_rate': 10,
      // Do not start processes in advance.
      'dom.ipc.processPrelaunch.enabled': false,
      'network.proxy.type': 1,
      'network.proxy.ssl': deadProxy.host,
      'network.proxy.ssl_port': deadProxy.port,
      ...preferences,
    },
  });
}

export function launchChromium(executablePath: string, language: BrowserLanguage): Promise<Driver> {
  return launch({
    browser: 'chrome',
    executablePath,
    env: { ...process.env, LANGUAGE: browserLocales[language] },
    args: [
      `--lang=${language}`,
      `--proxy-server=${deadProxy.host}:${deadProxy.port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

async function launch(options: LaunchOptions): Promise<Driver> {
  const browser = await launchBrowser({ ...options, defaultViewport: null });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const found = (await page.evaluateHandle(expression)).asElement();
      // The expression returns an element or null.
      return (found as ElementHandle<Element> | null) ?? undefined;
    },
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
