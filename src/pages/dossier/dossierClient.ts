/** The secret of the dossier that is open in this tab, and the calls of the function `dossier`. */
import { useSyncExternalStore } from 'react';
import { dossierFunction } from '#core/dossier/papers.ts';
import type { DossierAct, DossierReply } from '#core/dossier/protocol.ts';
import { onErase, recall, remember } from '../../forms/tabMemory.ts';
import { functionCall } from '../../forms/transport.ts';

const key = 'dossier';
const timeoutMs = 30_000;

/** In memory too, for browsers whose storage is switched off. Undefined until it is read. */
let secret: string | null | undefined;
const listeners = new Set<() => void>();

/**
 * Takes the secret from the fragment of a mailed link, and the fragment from the address and the history. Runs when this
 * module loads, before the router reads the address, and for a link that is pasted into an open page.
 */
function takeSecret(): void {
  const { hash, pathname } = window.location;
  // A reference and an HMAC. The skip link and the dialogs of the footer have fragments too, without a point.
  const [, taken] = /^#([\w-]+\.[\w-]{43})$/.exec(hash) ?? [];
  if (!taken) return;
  window.history.replaceState(window.history.state, '', pathname);
  keepSecret(taken);
}

/** Keeps the secret in the tab's memory; null forgets it. */
export function keepSecret(kept: string | null): void {
  secret = kept;
  remember(key, kept === null ? null : { secret: kept });
  for (const listener of listeners) listener();
}

function readSecret(): string | null {
  // Safe cast: written above.
  secret ??= (recall(key) as { secret: string } | null)?.secret ?? null;
  return secret;
}

if (typeof window !== 'undefined') {
  takeSecret();
  window.addEventListener('hashchange', takeSecret);
  onErase(() => keepSecret(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the secret; null without one, undefined before hydration. */
export function useSecret(): string | null | undefined {
  return useSyncExternalStore(subscribe, readSecret, () => undefined);
}

type DistributiveOmit<Union, Name extends string> = Union extends unknown ? Omit<Union, Name> : never;
/** An act on the dossier of this tab. */
export type OwnAct = DistributiveOmit<Extract<DossierAct, { secret: string }>, 'secret'>;

/** Calls the function for the dossier of this tab. Resolves with null if no valid answer comes. */
export async function callDossier(act: OwnAct, language: string): Promise<DossierReply | null> {
  return call({ ...act, secret: readSecret() ?? '' }, language);
}

/** Asks for the mail with the link again. */
export async function askForLink(
  reference: string,
  email: string,
  language: string,
): Promise<DossierReply | null> {
  return call({ act: 'resend', reference, email }, language);
}

async function call(act: object, language: string): Promise<DossierReply | null> {
  try {
    const { url, headers } = functionCall(dossierFunction, language);
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(act),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply: unknown = await response.json();
    // Safe cast: a proxy's page is not JSON, and the function answers nothing else.
    return typeof reply === 'object' && reply && 'success' in reply ? (reply as DossierReply) : null;
  } catch {
    return null;
  }
}
