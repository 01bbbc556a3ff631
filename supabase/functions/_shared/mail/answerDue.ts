import type { RequestKind } from '../questions/requestKinds.ts';

/** Hours within which the school promises an answer (section 9 of the specification); to teachers it names none. */
export const answerHours = { admission: 48, contact: 24, teacher: null } as const satisfies Record<
  RequestKind,
  number | null
>;

interface Received<Kind extends RequestKind> {
  kind: Kind;
  /** ISO 8601. */
  createdAt: string;
}

/** When the answer to a request is due; null where no time is promised. */
export function answerDue(request: Received<'admission' | 'contact'>): Date;
export function answerDue(request: Received<RequestKind>): Date | null;
export function answerDue({ kind, createdAt }: Received<RequestKind>): Date | null {
  const hours = answerHours[kind];
  return hours === null ? null : new Date(Date.parse(createdAt) + hours * 60 * 60 * 1000);
}
