import { answerHours } from '#core/mail/answerDue.ts';

/** What the school promises about its answers (section 9). */
export const promises = {
  /** To an admission request. */
  admissionAnswerHours: answerHours.admission,
  /** To an e-mail or a message. */
  contactAnswerHours: answerHours.contact,
  /** From the complete file to the admission decision. */
  decisionWeeks: { min: 2, max: 3 },
} as const;
