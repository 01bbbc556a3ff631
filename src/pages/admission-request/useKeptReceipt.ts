import { useSyncExternalStore } from 'react';
import type { SentAdmission } from '../../forms/admission/useAdmissionSending.ts';

const key = 'receipt:admission';

/** What is kept: of the answers, those that the receipt shows. */
const kept = [
  'reference',
  'isConfirmed',
  'sentAt',
  'request',
  'firstName',
  'lastName',
  'email',
  'certifyingProgram',
  'requiredLevel',
  'domain',
  'degree',
];

/** Undefined until the tab's memory was read. */
let receipt: SentAdmission | null | undefined;
const listeners = new Set<() => void>();

/**
 * The last request's receipt, kept in the tab until another request is begun: a reload, the way back or a phone that
 * drops the tab must not take away a number that may stand nowhere else. Null for none, and in the prerendered page.
 */
export function useKeptReceipt(): SentAdmission | null {
  return useSyncExternalStore(subscribe, readReceipt, () => null);
}

/** Keeps a receipt in place of the one before; `null` keeps none. */
export function keepReceipt(sent: SentAdmission | null): void {
  receipt = sent;
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent, kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage full or switched off: kept as long as the document is.
  }
  for (const listener of listeners) listener();
}

function readReceipt(): SentAdmission | null {
  if (receipt !== undefined) return receipt;
  try {
    receipt = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SentAdmission | null; // what was kept
  } catch {
    receipt = null;
  }
  return receipt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
