import * as z from 'zod/mini';
import type { LinkMail } from '#core/model/request.ts';
import { linkMailSchema } from '../backend/transport.ts';
import { onErase, recall, remember } from '../browser/tabMemory.ts';
import { shareValue } from '../ui/sharedValue.ts';

const storageKey = 'receipt:admission';

const optionalText = z.exactOptional(z.string());
/** Only the answers that the receipt shows. Also parses a stored receipt, which may have the shape of an earlier build. */
const receiptSchema = z.object({
  reference: z.optional(z.string()),
  dossierSecret: z.optional(z.string()),
  mail: linkMailSchema,
  sentAt: z.iso.datetime(),
  /** Search parameters as JSON. */
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

const stored = () => receiptSchema.safeParse(recall(storageKey)).data ?? null;
const receipt = shareValue<KeptReceipt | null>(stored(), null);

if (typeof window !== 'undefined')
  // Another document of the tab may have sent the request, or corrected it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && receipt.set(stored()));

/**
 * The receipt of the last request; null without one and before hydration. The tab keeps it through reloads, Back and
 * discarding until the visitor starts another request, because the visitor may not have noted the reference.
 */
export const useKeptReceipt = receipt.use;

export function keepReceipt(sent: KeptReceipt | null): void {
  const kept = sent && receiptSchema.parse(sent);
  remember(storageKey, kept);
  receipt.set(kept);
}

/** After a correction in the dossier, which may void the link of the receipt. */
export function correctReceipt(
  reference: string,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  { secret, mail }: { secret?: string; mail?: LinkMail },
): void {
  const kept = receipt.get();
  if (kept?.reference !== reference) return;
  const request = { ...kept.request, ...(phone && { phone }), ...(email && { email }) };
  keepReceipt({ ...kept, dossierSecret: secret ?? kept.dossierSecret, mail: mail ?? kept.mail, request });
}

/** After a withdrawal in the dossier: the receipt names the day of an answer that no longer comes. */
export function dropReceipt(reference: string): void {
  if (receipt.get()?.reference === reference) keepReceipt(null);
}

onErase(() => keepReceipt(null));
