import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onErase, recall, remember } from '../../forms/tabMemory.ts';

const storageKey = 'receipt:admission';

const text = z.exactOptional(z.string());
/** Only the answers that the receipt shows. Validates what is read, because an earlier build may have stored another shape. */
const receiptSchema = z.object({
  reference: z.optional(z.string()),
  /** Opens the dossier of the request. */
  dossierSecret: z.optional(z.string()),
  isConfirmed: z.boolean(),
  isDelayed: z.catch(z.boolean(), false),
  sentAt: z.iso.datetime(),
  /** The search parameters of the link to the form, as JSON. */
  link: z.string(),
  request: z.object({
    email: z.string(),
    phone: text,
    firstName: text,
    lastName: text,
    formationType: text,
    academicYear: text,
    certifyingProgram: text,
    requiredLevel: text,
    domain: text,
    degree: text,
  }),
});

export type KeptReceipt = z.infer<typeof receiptSchema>;

/** A cache of session storage; undefined until it is read. */
let receipt: KeptReceipt | null | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the receipt of the last request, or null. Session storage keeps the receipt until the visitor starts another
 * request, because the visitor may not have noted the reference: it survives reloads, Back, and discarded tabs. Null
 * before hydration.
 */
export function useKeptReceipt(): KeptReceipt | null {
  return useSyncExternalStore(subscribe, readReceipt, () => null);
}

/** Replaces the kept receipt; null removes it. */
export function keepReceipt(sent: KeptReceipt | null): void {
  receipt = sent && receiptSchema.parse(sent);
  remember(storageKey, receipt);
  for (const listener of listeners) listener();
}

onErase(() => keepReceipt(null));

function readReceipt(): KeptReceipt | null {
  if (receipt === undefined) receipt = receiptSchema.safeParse(recall(storageKey)).data ?? null;
  return receipt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
