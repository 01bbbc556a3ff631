import { admissionLimits } from '../../../supabase/functions/_shared/admissionQuestions.ts';
import type { ChosenFile } from '../pdfFile.ts';
import { characters, email, faultless, phone, required, rulesFor } from '../rules.ts';

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

/** The rules of section 5. */
export const teacherApplicationSchema = rulesFor({
  firstName: characters({ min: admissionLimits.nameMin, message: 'firstName' }),
  lastName: characters({ min: admissionLimits.nameMin, message: 'lastName' }),
  email: email({ missing: 'emailMissing', malformed: 'emailMalformed' }),
  phone: phone({ min: admissionLimits.phoneMin, message: 'phone' }),
  lastDiploma: required('lastDiploma'),
  specialization: required('specialization'),
  motivation: required('motivation'),
  cv: faultless<ChosenFile | null>((chosen) => (chosen ? chosen.problem : 'cvRequired')),
});
