import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { recall, remember } from '../../forms/tabMemory.ts';

const key = 'receipt:admission';

const text = z.exactOptional(z.string());
/** Keeps only the answers that the receipt shows. Parsed when read, because an earlier build may have kept another shape. */
const schema = z.object({
  reference: z.optional(z.string()),
  isConfirmed: z.boolean(),
  sentAt: z.iso.datetime(),
  /** The search parameters of the link to the form, as JSON. */
  link: z.string(),
  request: z.object({
    email: z.string(),
    firstName: text,
    lastName: text,
    certifyingProgram: text,
    requiredLevel: text,
    domain: text,
    degree: text,
  }),
});

export type KeptReceipt = z.infer<typeof schema>;

/** Undefined until session storage is read. */
let receipt: KeptReceipt | null | undefined;
const listeners = new Set<() => void>();

/**
 * The receipt of the last request, kept in session storage until the visitor begins another: its number may be nowhere
 * else, and must survive a reload, Back, and a phone that discards the tab. Null without one, and in the prerender.
 */
export function useKeptReceipt(): KeptReceipt | null {
  return useSyncExternalStore(subscribe, readReceipt, () => null);
}

/** Replaces the kept receipt; null removes it. */
export function keepReceipt(sent: KeptReceipt | null): void {
  receipt = sent && schema.parse(sent);
  remember(key, receipt);
  for (const listener of listeners) listener();
}

function readReceipt(): KeptReceipt | null {
  if (receipt === undefined) receipt = schema.safeParse(recall(key)).data ?? null;
  return receipt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
