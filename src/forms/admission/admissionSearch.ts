/** What a link to the admission request may choose in advance: a field of study or a certifying programme. */
export interface AdmissionSearch {
  domain?: string;
  certifyingProgram?: string;
}

/**
 * Reads the search parameters of the admission request. Whether they name a choice is for the form to say: every page
 * loads this, and none but the form's needs the choices.
 */
export function readAdmissionSearch({ domain, certifyingProgram }: Record<string, unknown>): AdmissionSearch {
  return {
    ...(typeof domain === 'string' && { domain }),
    ...(typeof certifyingProgram === 'string' && { certifyingProgram }),
  };
}
