/** Apart from `requestKinds.ts`, so that a page that only names the hours does not load the closed periods. */
import { addOpenTime } from '../time/openingHours.ts';
import { hourMs } from '../time/schoolTime.ts';
import { type RequestKind, kindFacts } from './requestKinds.ts';

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
