import { randomUUID } from 'node:crypto';
import type { AdmissionRequest } from '../../supabase/functions/_shared/admissionRequest.ts';
import type { Submission } from '../../supabase/functions/_shared/admissionStore.ts';
import { makeReference } from '../../supabase/functions/_shared/reference.ts';

export const academicRequest: AdmissionRequest = {
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

export const certifyingRequest: AdmissionRequest = {
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
