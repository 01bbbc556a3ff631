import {
  type AdmissionRequest,
  type AnswerName,
  type Degree,
  type FormationType,
  answerNamesOf,
  admissionAnswerNames,
  degrees,
  formationTypes,
  questions,
} from '#core/questions/questions.ts';
import {
  type Faults,
  type FormAnswers,
  checkedRequest,
  emptyAnswersOf,
  findFaults,
  toRequest,
} from './formAnswers.ts';
import type { AdmissionSearch } from './links.ts';

/**
 * The answers of the admission form. `origin` holds the degree and the domain of the programme page that linked to the
 * form, as `master finance`; the form does not show it.
 */
export type AdmissionAnswers = FormAnswers<'admission'> & { origin: string };

/** The programme that the answers select so far. */
export interface AdmissionChoice {
  formationType: FormationType | undefined;
  /** Empty before it is chosen. */
  domain: string;
  degree: Degree | undefined;
}

export const emptyAdmission: AdmissionAnswers = { ...emptyAnswersOf('admission'), origin: '' };

function originOf(degree: string, domain: string): string {
  return `${degree} ${domain}`;
}

/** The degree of the programme page that linked to the form; undefined once the visitor selects another domain. */
export function degreeOf({ origin, domain }: AdmissionAnswers): Degree | undefined {
  return degrees.find((degree) => origin === originOf(degree, domain));
}

/** The chosen formation type; undefined before the choice. */
export function formationTypeOf(answers: Pick<AdmissionAnswers, 'formationType'>): FormationType | undefined {
  return formationTypes.find((type) => type === answers.formationType);
}

/** The names of the questions that the form does not ask for a formation type. */
export function unaskedNamesOf(type: FormationType): AnswerName<'admission'>[] {
  const asked = admissionAnswerNames(type);
  return answerNamesOf('admission').filter((name) => !asked.includes(name));
}

/**
 * The answers that a link presets: its domain and the formation type to which the domain belongs. Questions of the
 * other formation type are emptied. The degree of a link with an unknown domain is ignored.
 */
export function presetFromLink(search: AdmissionSearch): Partial<AdmissionAnswers> {
  const domain = questions.admission.domain.options.find((option) => option === search.domain);
  const formationType = domain ? 'academique' : formationTypes.find((type) => type === search.formationType);
  const emptied = formationType ? unaskedNamesOf(formationType).map((name) => [name, '']) : [];
  return {
    ...Object.fromEntries(emptied),
    ...(formationType && { formationType }),
    ...(domain && { domain }),
    origin: domain && search.degree ? originOf(search.degree, domain) : '',
  };
}

/** The answers that the formation type asks for, with the degree if a programme page linked to the form. */
function requestOf(answers: AdmissionAnswers): object {
  const type = formationTypeOf(answers);
  const degree = type === 'academique' ? degreeOf(answers) : undefined;
  return { ...toRequest('admission', answers, admissionAnswerNames(type)), ...(degree && { degree }) };
}

export function findAdmissionFaults(answers: AdmissionAnswers): Faults<AdmissionAnswers> | undefined {
  return findFaults('admission', answers, requestOf(answers));
}

/** Returns the payload. Throws if an answer breaks a rule. */
export function admissionPayload(answers: AdmissionAnswers): AdmissionRequest {
  // Safe cast: the rules of `admission` yield an admission request.
  return checkedRequest('admission', requestOf(answers)) as AdmissionRequest;
}
