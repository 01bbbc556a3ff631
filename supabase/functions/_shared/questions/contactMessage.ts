import type * as z from 'zod/mini';
import { admissionQuestions } from './admissionQuestions.ts';
import { type ContactAnswerName, messageLimits } from './messageQuestions.ts';
import { email, line, name, strictly, text } from './messageRules.ts';

/** A complete contact message: the rules of section 5 of the specification. */
export const contactMessageSchema = strictly({
  name: name(admissionQuestions.lastName),
  email: email(admissionQuestions.email.messages),
  subject: line({ min: messageLimits.subjectMin, message: 'subject' }),
  message: text({ min: messageLimits.messageMin, message: 'message' }),
} satisfies Record<ContactAnswerName, z.ZodMiniType>);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
