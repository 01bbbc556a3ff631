/**
 * The features that a browser may lack, refuse or leave without an answer. The linter keeps the rest of the site from
 * reaching them directly. No function here throws, every promise settles, and the result says what is missing.
 */

/** Resolves like the promise, or with undefined if it rejects or takes longer than `ms`. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, ms);
    void promise.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}

/** How long the visitor waits for the files of a page, a dialog or a search before the site says that they do not come. */
export const loadTimeoutMs = 30_000;

function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}

/** A storage that some browsers switch off with the cookies, and that may be full. */
const storageOf = (reach: () => Storage) => ({
  /** Null for a missing key and without storage. */
  get: (key: string): string | null => attempt(() => reach().getItem(key)) ?? null,
  /** Returns false if the text is not kept. Null removes the key. */
  set: (key: string, text: string | null): boolean =>
    attempt(() => {
      if (text === null) reach().removeItem(key);
      else reach().setItem(key, text);
      return true;
    }) ?? false,
  clear: (): void => attempt(() => reach().clear()),
});

export const tabStorage = storageOf(() => sessionStorage);
/** Outlives the tab. */
export const browserStorage = storageOf(() => localStorage);

/**
 * Whether the browser believes that it has no connection. Wrong behind some VPNs and virtual networks, so it may change a
 * text or shorten a wait, but never keep a request from being sent.
 */
export const seemsOffline = (): boolean => navigator.onLine === false;

/** Whether the visitor wants to save data or has a slow connection, as far as the browser tells. */
export function savesData(): boolean {
  // Chromium alone has it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Resolves when the browser is idle, or after 200 ms in Safari, which lacks `requestIdleCallback`. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** How this document was loaded. Its `name` is the document's URL. */
export function documentEntry(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}

/** Resolves when the tab is visible. */
export async function waitForSight(): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}

/** Null without TLS, and where private windows or blocked cookies take service workers away. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  // The types do not know that the container may be missing.
  return attempt(() => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker) ?? null;
}

/** Whether the site keeps files in this browser. True where the browser does not tell. */
export async function mayHaveDatabase(): Promise<boolean> {
  const databases = await within(2000, (async () => indexedDB.databases())());
  return databases?.length !== 0;
}

/** Starts a worker; null if the browser refuses it. A script that does not load fires `error` on the worker. */
export const startWorker = (url: string): Worker | null => attempt(() => new Worker(url)) ?? null;

/** Resolves with whether the text is in the clipboard. Without TLS, browsers have no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  const write = async () => {
    await navigator.clipboard.writeText(text);
    return true;
  };
  return (await within(10_000, write())) ?? false;
}

export const mayShare = (): boolean => 'share' in navigator;

/** Opens the share menu; false if there is none, as in most browsers for desktops. */
export function openShareMenu(shared: ShareData): boolean {
  // Rejects when the visitor closes the menu.
  return attempt(() => Boolean(navigator.share(shared).catch(() => undefined))) ?? false;
}
