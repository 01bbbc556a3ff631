/**
 * The search parameters by which a link fills in a form. Every page loads this module with its routes, so it does not
 * know the choices: the form ignores a parameter that names none of them.
 */

/** Of a link to the admission request: a domain and its degree, or a formation type alone. */
export interface AdmissionSearch {
  domain?: string;
  degree?: string;
  formationType?: string;
}

export function readAdmissionSearch(search: Record<string, unknown>): AdmissionSearch {
  const { domain, degree, formationType } = search;
  return {
    ...(typeof domain === 'string' && { domain }),
    ...(typeof degree === 'string' && { degree }),
    ...(typeof formationType === 'string' && { formationType }),
  };
}

/** Of a link to the contact form: the name of a subject. */
export interface ContactSearch {
  subject?: string;
}

export function readContactSearch({ subject }: Record<string, unknown>): ContactSearch {
  return typeof subject === 'string' ? { subject } : {};
}
