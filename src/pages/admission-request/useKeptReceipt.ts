import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { recall, remember } from '../../forms/tabMemory.ts';

const key = 'receipt:admission';

const text = z.exactOptional(z.string());
/** What is kept: of the answers, those that the receipt shows. An earlier build may have kept another shape. */
const schema = z.object({
  reference: z.optional(z.string()),
  isConfirmed: z.boolean(),
  sentAt: z.iso.datetime(),
  /** What had been chosen by the link to the form. */
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

/** Undefined until the tab's memory was read. */
let receipt: KeptReceipt | null | undefined;
const listeners = new Set<() => void>();

/**
 * The last request's receipt, kept in the tab until another request is begun: a reload, the way back or a phone that
 * drops the tab must not take away a number that may stand nowhere else. Null for none, and in the prerendered page.
 */
export function useKeptReceipt(): KeptReceipt | null {
  return useSyncExternalStore(subscribe, readReceipt, () => null);
}

/** Keeps a receipt in place of the one before; `null` keeps none. */
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
