import { admissionLimits } from '../../../supabase/functions/_shared/admissionQuestions.ts';
import { limits } from '../limits.ts';
import { characters, email, rulesFor } from '../rules.ts';

/** An unanswered contact form, in the order of the page. */
export const emptyContactMessage = { name: '', email: '', subject: '', message: '' };

/** The rules of section 5. */
export const contactMessageSchema = rulesFor({
  name: characters({ min: admissionLimits.nameMin, message: 'lastName' }),
  email: email({ missing: 'emailMissing', malformed: 'emailMalformed' }),
  subject: characters({ min: limits.subjectMin, message: 'subject' }),
  message: characters({ min: limits.messageMin, message: 'message' }),
});
