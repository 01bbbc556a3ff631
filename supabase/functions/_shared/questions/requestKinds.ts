/** What visitors can send to the school, each with a form of its own; messages only where `DELIVER_MESSAGES` is on. */
export const requestKinds = ['admission', 'contact', 'teacher'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** The function of each kind, and the first letters of its references. */
export const kindFacts = {
  admission: { functionName: 'send-admission-email', prefix: 'ADM' },
  contact: { functionName: 'send-contact-message', prefix: 'MSG' },
  teacher: { functionName: 'send-teacher-application', prefix: 'ENS' },
} as const satisfies Record<RequestKind, object>;
