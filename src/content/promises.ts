import { kindFacts } from '#core/questions/requestKinds.ts';

/** What the school promises about its answers (section 9). */
export const promises = {
  /** To an admission request. */
  admissionAnswerHours: kindFacts.admission.answerHours,
  /** To an e-mail or a message. */
  contactAnswerHours: kindFacts.contact.answerHours,
  /** From the complete file to the admission decision. */
  decisionWeeks: { min: 2, max: 3 },
} as const;
