import * as z from 'zod/mini';
import { admissionLimits } from '../../../supabase/functions/_shared/admissionQuestions.ts';
import { phoneDigits } from '../../../supabase/functions/_shared/admissionRequest.ts';
import type { ChosenFile } from '../pdfFile.ts';
import { characters, email } from '../rules.ts';
import type { ValidationKey } from '../../../supabase/functions/_shared/validationKey.ts';

/** Stable identifiers of the choices, in the order in which the form shows them (section 5). */
export const teacherOptions = {
  lastDiploma: ['master', 'mba', 'doctorat', 'ingenieur', 'licence', 'bts', 'autres'],
  availability: ['temps-plein', 'temps-partiel', 'vacataire', 'flexible'],
} as const;

/** Of the two readings of the specification, the one that blocks: a Master or its equivalent is required. */
const acceptableDiplomas: readonly string[] = ['master', 'doctorat', 'mba', 'ingenieur'];

/** Whether a chosen diploma lets its holder apply as a teacher. */
export function isAcceptableDiploma(diploma: string): boolean {
  return acceptableDiplomas.includes(diploma);
}

/** An unanswered teacher application, in the order of the page. */
export const emptyTeacherApplication = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  lastDiploma: '',
  specialization: '',
  experience: '',
  expertise: '',
  motivation: '',
  availability: '',
  // The form starts without a file; without the type it could never get one.
  cv: null as ChosenFile | null,
};

export type TeacherApplication = typeof emptyTeacherApplication;

const required = (message: ValidationKey) => characters({ min: 1, message });

/** The rules of section 5; messages are keys of the `validation` slice. */
export const teacherApplicationSchema = z.object({
  firstName: characters({ min: admissionLimits.nameMin, message: 'firstName' }),
  lastName: characters({ min: admissionLimits.nameMin, message: 'lastName' }),
  email,
  phone: z
    .string()
    .check(
      z.refine(
        (value) => phoneDigits(value).length >= admissionLimits.phoneMin,
        'phone' satisfies ValidationKey,
      ),
    ),
  lastDiploma: required('lastDiploma'),
  specialization: required('specialization'),
  motivation: required('motivation'),
  cv: z.custom<ChosenFile | null>().check(
    z.superRefine((chosen, context) => {
      const message: ValidationKey | null = chosen ? chosen.problem : 'cvRequired';
      if (message) context.addIssue({ code: 'custom', message, input: chosen });
    }),
  ),
});
