/** What a link to the admission request may choose in advance: a domain and its degree, or a type of programme alone. */
export interface AdmissionSearch {
  domain?: string;
  degree?: string;
  formationType?: string;
}

/**
 * Reads the search parameters of the admission request. Whether they name a choice is for the form to say: every page
 * loads this, and none but the form's needs the choices.
 */
export function readAdmissionSearch(search: Record<string, unknown>): AdmissionSearch {
  const { domain, degree, formationType } = search;
  return {
    ...(typeof domain === 'string' && { domain }),
    ...(typeof degree === 'string' && { degree }),
    ...(typeof formationType === 'string' && { formationType }),
  };
}
