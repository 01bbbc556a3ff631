import { admissionOptions } from '../../../supabase/functions/_shared/admissionOptions.ts';

/** What a link to the admission request may choose in advance: a field of study or a certifying programme. */
export interface AdmissionSearch {
  domain?: (typeof admissionOptions.domain)[number];
  certifyingProgram?: (typeof admissionOptions.certifyingProgram)[number];
}

/** Reads the search parameters of the admission request; what is no identifier is left out. */
export function readAdmissionSearch(search: Record<string, unknown>): AdmissionSearch {
  const domain = admissionOptions.domain.find((value) => value === search.domain);
  const certifyingProgram = admissionOptions.certifyingProgram.find(
    (value) => value === search.certifyingProgram,
  );
  return { ...(domain && { domain }), ...(certifyingProgram && { certifyingProgram }) };
}
