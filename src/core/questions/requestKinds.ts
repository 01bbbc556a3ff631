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
