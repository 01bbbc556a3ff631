import type { AnyRoute } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { localisePath } from '#core/texts/languages.ts';
import { documentEntry, loadTimeoutMs, within } from '../browser/features.ts';
import { type Slice, loadSlices, slicesOf } from '../i18n/i18n.ts';

/**
 * Returns a route's `validateSearch`, which keeps these parameters if they are strings. Other values become undefined,
 * because the router keeps the raw value of a missing key. The pages check the values, so that the code of the routes, which
 * every page loads, stays small.
 */
export function textParameters<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Each in Name]?: string } => {
    const given = names.filter((name) => name in search);
    const texts = given.map((name) => [name, typeof search[name] === 'string' ? search[name] : undefined]);
    return Object.fromEntries(texts);
  };
}

interface LoaderInput {
  context: { i18n: I18n };
  location: { pathname: string };
  route: AnyRoute;
}

/**
 * The loader of a page: its code and its slices, with `own` for the slice that only the address names. If they do not load,
 * reloads the document, or rejects where that is not possible (`reloadDocument`).
 */
export async function loadPage(
  { context: { i18n }, location, route }: LoaderInput,
  own: readonly Slice[] = [],
): Promise<void> {
  const load = Promise.all([loadSlices(i18n, [...slicesOf(route.to), ...own]), loadCode(route)]);
  if (import.meta.env.SSR) return void (await load);
  // The address bar shows a requested page, not a prefetched one.
  const isRequested = () => window.location.pathname === localisePath(location.pathname, i18n.language);
  if (await within(loadTimeoutMs, load)) return;
  // Never resolves, so that nothing renders while the document reloads.
  if (isRequested() && (await reloadDocument(isRequested))) await new Promise(() => {});
  throw new Error(`The page ${location.pathname} did not load`);
}

/**
 * The `beforeLoad` of a page with its own Content-Security-Policy: a navigation from a page with another policy, for
 * example by Back after a reload, loads the page's own document.
 */
export async function forceDocumentLoad({
  context: { i18n },
  location,
  preload,
}: Pick<LoaderInput, 'context' | 'location'> & { preload: boolean }): Promise<void> {
  if (import.meta.env.SSR || preload) return;
  const path = localisePath(location.pathname, i18n.language);
  if (documentPath() === path) return;
  // The address may have a fragment, which names what the page opens.
  if (window.location.pathname === path) window.location.reload();
  else window.location.assign(path);
  await new Promise(() => {});
}

/**
 * Rejects if a page's code does not load. The router would notice only while rendering, and then reload the document, which
 * shows the browser's error page when offline. A component loses `preload`, which does not reject, once it is loaded.
 */
async function loadCode({ options: { component } }: AnyRoute): Promise<void> {
  if (import.meta.env.SSR) return;
  await component?.preload?.();
  if (component?.preload) throw new Error('The code of the page did not load');
}

/**
 * Reloads the document, for when a deploy removed files that this tab still requests. A new import would not help, because
 * browsers cache a module that failed to load. The drafts of the forms survive. Resolves with false, without a reload, if the
 * reload would show the browser's error page, if this document is reloaded already, or if the visitor has gone on meanwhile.
 */
export async function reloadDocument(isWanted: () => boolean): Promise<boolean> {
  if (isReloaded() || !(await isServed()) || !isWanted()) return false;
  window.location.reload();
  return true;
}

function documentPath(): string {
  return new URL(documentEntry()?.name ?? window.location.href).pathname;
}

function isReloaded(): boolean {
  return documentEntry()?.type === 'reload' && documentPath() === window.location.pathname;
}

async function isServed(): Promise<boolean> {
  // A removed page counts as served, because the server responds with the 404 page.
  const response = await within(10_000, fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }));
  return response !== undefined && response.status < 500;
}
