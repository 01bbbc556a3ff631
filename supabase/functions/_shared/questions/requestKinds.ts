/** The kinds of request, each with its own form. Only `admission` is delivered unless `DELIVER_MESSAGES` is set. */
export const requestKinds = ['admission', 'contact', 'teacher'] as const;

export type RequestKind = (typeof requestKinds)[number];

/**
 * The function of each kind, the prefix of its references, and the hours within which the school promises an answer
 * (section 9 of the specification; none to teachers).
 */
export const kindFacts = {
  admission: { functionName: 'send-admission-email', prefix: 'ADM', answerHours: 48 },
  contact: { functionName: 'send-contact-message', prefix: 'MSG', answerHours: 24 },
  teacher: { functionName: 'send-teacher-application', prefix: 'ENS', answerHours: null },
} as const satisfies Record<RequestKind, object>;

interface Received<Kind extends RequestKind> {
  kind: Kind;
  /** ISO 8601. */
  createdAt: string;
}

/** When the answer to a request is due; null when no time is promised. */
export function answerDue(request: Received<'admission' | 'contact'>): Date;
export function answerDue(request: Received<RequestKind>): Date | null;
export function answerDue({ kind, createdAt }: Received<RequestKind>): Date | null {
  const hours = kindFacts[kind].answerHours;
  return hours === null ? null : new Date(Date.parse(createdAt) + hours * 60 * 60 * 1000);
}
