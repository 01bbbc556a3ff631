import { useSyncExternalStore } from 'react';
import { onErase, recall, remember } from './tabMemory.ts';
import { functionCall } from './transport.ts';

const timeoutMs = 30_000;

type DistributiveOmit<Union, Name extends string> = Union extends unknown ? Omit<Union, Name> : never;
type Outcome = { success: true } | { success: false; error: string };

/**
 * Returns the secret of a mailed link that is open in this tab, and the calls of the function of this name, whose acts it
 * allows. Takes the secret from the fragment of the address, and the fragment from the address and the history: at once,
 * before the router reads the address, and for a link that is pasted into an open page.
 */
export function createLinkSecret<Act extends { act: string }, Reply extends Outcome>(name: string) {
  /** In memory too, for browsers whose storage is switched off. Undefined until it is read. */
  let secret: string | null | undefined;
  const listeners = new Set<() => void>();

  function takeSecret(): void {
    const { hash, pathname } = window.location;
    // Ends in an HMAC. The skip link and the dialogs of the footer have fragments too, without a point.
    const [, taken] = /^#([\w.-]+\.[\w-]{43})$/.exec(hash) ?? [];
    if (!taken) return;
    window.history.replaceState(window.history.state, '', pathname);
    keepSecret(taken);
  }

  /** Keeps the secret in the tab's memory; null forgets it. */
  function keepSecret(kept: string | null): void {
    secret = kept;
    remember(name, kept === null ? null : { secret: kept });
    for (const listener of listeners) listener();
  }

  function readSecret(): string | null {
    // Safe cast: written above.
    secret ??= (recall(name) as { secret: string } | null)?.secret ?? null;
    return secret;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  if (typeof window !== 'undefined') {
    takeSecret();
    window.addEventListener('hashchange', takeSecret);
    onErase(() => keepSecret(null));
  }

  /** Calls the function. Resolves with null if no valid answer comes. */
  async function call(act: Act, language: string): Promise<Reply | null> {
    try {
      const { url, headers } = functionCall(name, language);
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(act),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const reply: unknown = await response.json();
      // Safe cast: a proxy's page is not JSON, and the function answers nothing else.
      return typeof reply === 'object' && reply && 'success' in reply ? (reply as Reply) : null;
    } catch {
      return null;
    }
  }

  return {
    keepSecret,
    /** Returns the secret; null without one, undefined before hydration. */
    useSecret: (): string | null | undefined => useSyncExternalStore(subscribe, readSecret, () => undefined),
    call,
    /** Calls the function with the secret of this tab. */
    callOwn: (act: DistributiveOmit<Extract<Act, { secret: string }>, 'secret'>, language: string) =>
      // Safe cast: the secret completes the act.
      call({ ...act, secret: readSecret() ?? '' } as unknown as Act, language),
  };
}
