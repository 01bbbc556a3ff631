import { addOpenTime } from '../time/openingHours.ts';
import { hourMs } from '../time/schoolTime.ts';

/** Only `admission` is delivered unless `DELIVER_MESSAGES` is set. */
export const requestKinds = ['admission', 'contact', 'teacher'] as const;

export type RequestKind = (typeof requestKinds)[number];

/**
 * The Edge Function of each kind, the prefix of its references, the slice of the catalog with the words of its form, and the
 * hours within which the school promises to answer (section 9 of the specification does not promise teachers a time).
 */
export const kindFacts = {
  admission: {
    functionName: 'send-admission-email',
    prefix: 'ADM',
    slice: 'admissionRequest',
    answerHours: 48,
  },
  contact: { functionName: 'send-contact-message', prefix: 'MSG', slice: 'contactForm', answerHours: 24 },
  teacher: {
    functionName: 'send-teacher-application',
    prefix: 'ENS',
    slice: 'teacherApplication',
    answerHours: null,
  },
} as const satisfies Record<RequestKind, object>;

interface ReceivedRequest<Kind extends RequestKind> {
  kind: Kind;
  createdAt: string;
}

/** Null when the school does not promise a time. Hours of closed periods do not count. */
export function answerDue(request: ReceivedRequest<'admission' | 'contact'>): Date;
export function answerDue(request: ReceivedRequest<RequestKind>): Date | null;
export function answerDue({ kind, createdAt }: ReceivedRequest<RequestKind>): Date | null {
  const hours = kindFacts[kind].answerHours;
  return hours === null ? null : new Date(addOpenTime(Date.parse(createdAt), hours * hourMs));
}

/** Whether a closed period moves the answer, so that its day is promised instead of hours. */
export function isAnswerMoved(request: ReceivedRequest<'admission' | 'contact'>): boolean {
  const hours = kindFacts[request.kind].answerHours;
  return answerDue(request).getTime() > Date.parse(request.createdAt) + hours * hourMs;
}
