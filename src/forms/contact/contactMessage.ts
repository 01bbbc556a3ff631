import * as z from 'zod/mini';
import { admissionLimits } from '../../../supabase/functions/_shared/admissionQuestions.ts';
import { limits } from '../limits.ts';
import { characters, email } from '../rules.ts';

/** An unanswered contact form, in the order of the page. */
export const emptyContactMessage = { name: '', email: '', subject: '', message: '' };

/** The rules of section 5; messages are keys of the `validation` slice. */
export const contactMessageSchema = z.object({
  name: characters({ min: admissionLimits.nameMin, message: 'lastName' }),
  email,
  subject: characters({ min: limits.subjectMin, message: 'subject' }),
  message: characters({ min: limits.messageMin, message: 'message' }),
});
