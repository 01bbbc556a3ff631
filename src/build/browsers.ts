/**
 * The oldest browsers in which every page and form works: the last Chrome and Edge for Windows 7, the last Firefox for
 * Windows 7, and Safari of iOS 15, the last for an iPhone 7. The build lowers the syntax of the scripts to theirs, and
 * `tests/site/browsers.test.ts` names the methods that they lack. Keys as in MDN's browser-compat-data.
 */
export const oldestBrowsers = { chrome: '109', firefox: '115', safari: '15.4' } as const;

/** The same list as Vite's `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version);
