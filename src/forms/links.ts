/**
 * The search parameters by which a link presets answers of a form. Every page loads this module with the route tree, so
 * it does not import the questions to validate them: the forms ignore unknown values.
 */

/** Search parameters of the admission request: a domain and its degree, or a formation type alone. */
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

/** Search parameters of the contact form: the name of a subject, and a message to complete. */
export interface ContactSearch {
  subject?: string;
  message?: string;
}

export function readContactSearch({ subject, message }: Record<string, unknown>): ContactSearch {
  return {
    ...(typeof subject === 'string' && { subject }),
    ...(typeof message === 'string' && { message }),
  };
}
