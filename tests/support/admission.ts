import { randomUUID } from 'node:crypto';
import type { AdmissionRequest } from '../../supabase/functions/_shared/admissionRequest.ts';
import type { Submission } from '../../supabase/functions/_shared/admissionStore.ts';
import { makeReference } from '../../supabase/functions/_shared/reference.ts';

type Academic = Extract<AdmissionRequest, { formationType: 'academique' }>;
type Certifying = Extract<AdmissionRequest, { formationType: 'certifiante' }>;

/** Without a word of motivation, as most are. */
export const academicRequest: Academic = {
  firstName: 'Amina',
  lastName: 'Houssein',
  birthDate: '2004-05-17',
  phone: '+253 77 12 34 56',
  email: 'amina@example.dj',
  formationType: 'academique',
  academicYear: '2025-2026',
  domain: 'logistique-transport',
  lastDiploma: 'bac',
  lastInstitution: 'lycee',
};

/** Every answer that such a request can have: a new one does not compile until it is here too. */
export const certifyingRequest: Required<Certifying> = {
  firstName: 'عبد الرحمن',
  lastName: 'O’Connor-Müller 🦁 "Robert\'); drop table requests;--"',
  birthDate: '1950-01-01',
  phone: '77 12 34 56',
  email: "d'arc+admission@example.co.uk",
  formationType: 'certifiante',
  requiredLevel: 'licence',
  certifyingProgram: 'securite-informatique',
  lastDiploma: 'autres',
  lastInstitution: 'instituts-etrangers',
  motivation: 'Une ligne\nune autre ; {"json": [1, 2]} \\ % $1',
};

/** The same of the other type. */
export const fullAcademicRequest: Required<Academic> = {
  ...academicRequest,
  motivation: 'Je veux apprendre.\nEt travailler au port.',
};

export const newKey = (): string => randomUUID();

/** A submission like no other, unless told. */
export function submission(changes: Partial<Submission> = {}): Submission {
  return {
    idempotencyKey: newKey(),
    contentHash: 'a'.repeat(64),
    reference: makeReference(),
    request: academicRequest,
    locale: 'fr',
    clientAddress: '192.0.2.1',
    ...changes,
  };
}
