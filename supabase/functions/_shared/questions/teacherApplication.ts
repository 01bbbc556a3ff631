import type * as z from 'zod/mini';
import { admissionLimits, admissionQuestions } from './admissionQuestions.ts';
import { type TeacherAnswerName, teacherOptions } from './messageQuestions.ts';
import { choice, email, line, name, optional, phone, strictly, text } from './messageRules.ts';

/** Of the two readings of the specification, the one that blocks: a Master or its equivalent is required. */
const acceptableDiplomas = ['master', 'doctorat', 'mba', 'ingenieur'] as const;

/** Whether a chosen diploma lets its holder apply as a teacher. */
export function isAcceptableDiploma(diploma: string): boolean {
  return acceptableDiplomas.some((acceptable) => acceptable === diploma);
}

/** The rules of section 5 for everything but the CV. */
export const teacherRules = {
  firstName: name(admissionQuestions.firstName),
  lastName: name(admissionQuestions.lastName),
  email: email(admissionQuestions.email.messages),
  phone: phone({ min: admissionLimits.phoneMin, message: 'phone' }),
  lastDiploma: choice(teacherOptions.lastDiploma, 'lastDiploma'),
  specialization: line({ min: 1, message: 'specialization' }),
  experience: optional(text({ min: 0, message: 'unknownField' })),
  expertise: optional(line({ min: 0, message: 'unknownField' })),
  motivation: text({ min: 1, message: 'motivation' }),
  availability: optional(choice(teacherOptions.availability, 'unknownField')),
} satisfies Record<TeacherAnswerName, z.ZodMiniType>;

/** A complete application, its CV apart, by somebody whose diploma is acceptable. */
export const teacherApplicationSchema = strictly({
  ...teacherRules,
  lastDiploma: choice(acceptableDiplomas, 'lastDiploma'),
});

export type TeacherApplication = z.infer<typeof teacherApplicationSchema>;
