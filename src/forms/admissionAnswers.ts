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
import { programFor } from '../content/programs.ts';
import {
  type Faults,
  type FormAnswers,
  checkedRequest,
  emptyAnswersOf,
  findFaults,
  toRequest,
} from './formAnswers.ts';
import type { AdmissionSearch } from './links.ts';

export type AdmissionAnswers = FormAnswers<'admission'>;

/** The programme that the answers select so far. */
export interface AdmissionChoice {
  formationType: FormationType | undefined;
  /** Empty before it is chosen. */
  domain: string;
  degree: Degree | undefined;
}

export const emptyAdmission: AdmissionAnswers = emptyAnswersOf('admission');

/** The degrees that the school offers in a domain; all of them before a domain is chosen. */
export function degreesIn(domain: string): readonly Degree[] {
  return domain ? degrees.filter((degree) => programFor(domain, degree)) : degrees;
}

/** The chosen degree, or the only one of the domain; undefined while both are possible. */
export function degreeOf({
  domain,
  degree,
}: Pick<AdmissionAnswers, 'domain' | 'degree'>): Degree | undefined {
  const offered = degreesIn(domain);
  return offered.length === 1 ? offered[0] : offered.find((each) => each === degree);
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
 * The answers that a link presets: its domain with the degree, and the formation type to which the domain belongs.
 * Questions of the other formation type are emptied.
 */
export function presetFromLink(search: AdmissionSearch): Partial<AdmissionAnswers> {
  const domain = questions.admission.domain.options.find((option) => option === search.domain);
  const formationType = domain ? 'academique' : formationTypes.find((type) => type === search.formationType);
  const emptied = formationType ? unaskedNamesOf(formationType).map((name) => [name, '']) : [];
  return {
    ...Object.fromEntries(emptied),
    ...(formationType && { formationType }),
    ...(domain && { domain, degree: degrees.find((degree) => degree === search.degree) ?? '' }),
  };
}

/**
 * The answers that the formation type asks for. A visitor who chose no degree asks for the one that follows the last
 * diploma, as the form says: the school knows in any case whether a licence or a master is meant.
 */
function requestOf(answers: AdmissionAnswers): object {
  const type = formationTypeOf(answers);
  const request = toRequest('admission', answers, admissionAnswerNames(type));
  if (type !== 'academique') return request;
  const next = ['licence', 'master'].includes(answers.lastDiploma) ? 'master' : 'licence';
  return { ...request, degree: degreeOf(answers) ?? next };
}

export function findAdmissionFaults(answers: AdmissionAnswers): Faults<AdmissionAnswers> | undefined {
  return findFaults('admission', answers, requestOf(answers));
}

/** Returns the payload. Throws if an answer breaks a rule. */
export function admissionPayload(answers: AdmissionAnswers): AdmissionRequest {
  // Safe cast: the rules of `admission` yield an admission request.
  return checkedRequest('admission', requestOf(answers)) as AdmissionRequest;
}
