import {
  type AdmissionRequest,
  admissionRequestSchema,
  baseAdmissionSchema,
} from '../../../supabase/functions/_shared/admissionRequest.ts';
import { readDate } from '../birthDate.ts';
import { type FieldErrors, validate } from '../validation.ts';

/**
 * What the form holds, in the order of the page: texts as typed, the date included, and identifiers of choices; empty
 * until answered.
 */
export const emptyAdmission = {
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  email: '',
  formationType: '',
  requiredLevel: '',
  certifyingProgram: '',
  academicYear: '',
  domain: '',
  lastDiploma: '',
  lastInstitution: '',
  motivation: '',
};

export type AdmissionAnswers = typeof emptyAdmission;

/** The answers that only one formation type asks for. */
export const branches = {
  certifiante: ['requiredLevel', 'certifyingProgram'],
  academique: ['academicYear', 'domain'],
} as const;

/** The request that the answers make up: the chosen type's answers only, the date in ISO form, nothing empty. */
function toRequest(answers: AdmissionAnswers): Record<string, string> {
  const other = answers.formationType === 'academique' ? branches.certifiante : branches.academique;
  const kept = Object.entries(answers).filter(([name]) => !other.some((otherName) => otherName === name));
  const request = Object.fromEntries(kept);
  request.birthDate = readDate(answers.birthDate) ?? answers.birthDate;
  if (answers.motivation.trim() === '') delete request.motivation;
  return request;
}

/** The first broken rule of each field; undefined when the request can be sent. */
export function validateAdmission(
  answers: AdmissionAnswers,
): { fields: FieldErrors<AdmissionAnswers> } | undefined {
  const schema = answers.formationType === '' ? baseAdmissionSchema : admissionRequestSchema;
  return validate(schema, toRequest(answers));
}

/** The payload of valid answers; throws on others. */
export function admissionPayload(answers: AdmissionAnswers): AdmissionRequest {
  return admissionRequestSchema.parse(toRequest(answers));
}
