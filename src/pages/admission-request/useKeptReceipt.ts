import * as z from 'zod/mini';
import { confirmations } from '#core/request/request.ts';
import { onErase, recall, remember } from '../../browser/tabMemory.ts';
import { shareValue } from '../../ui/sharedValue.ts';

const storageKey = 'receipt:admission';

const optionalText = z.exactOptional(z.string());
/** Only the answers that the receipt shows. Validates what is read, because an earlier build may have stored another shape. */
const receiptSchema = z.object({
  reference: z.optional(z.string()),
  /** The secret that opens the dossier of the request. */
  dossierSecret: z.optional(z.string()),
  confirmation: z.catch(z.enum(confirmations), 'queued'),
  sentAt: z.iso.datetime(),
  /** The search parameters of the link to the form, as JSON. */
  link: z.string(),
  request: z.object({
    email: z.string(),
    phone: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    formationType: optionalText,
    academicYear: optionalText,
    certifyingProgram: optionalText,
    requiredLevel: optionalText,
    domain: optionalText,
    degree: optionalText,
  }),
});

export type KeptReceipt = z.infer<typeof receiptSchema>;

const receipt = shareValue<KeptReceipt | null>(
  receiptSchema.safeParse(recall(storageKey)).data ?? null,
  null,
);

/**
 * Returns the receipt of the last request, or null. Session storage keeps the receipt until the visitor starts another
 * request, because the visitor may not have noted the reference: it survives reloads, Back, and discarded tabs. Null
 * before hydration.
 */
export const useKeptReceipt = receipt.use;

/** Replaces the kept receipt; null removes it. */
export function keepReceipt(sent: KeptReceipt | null): void {
  const kept = sent && receiptSchema.parse(sent);
  remember(storageKey, kept);
  receipt.set(kept);
}

onErase(() => keepReceipt(null));
