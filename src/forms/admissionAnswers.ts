import {
  type AdmissionRequest,
  type AnswerName,
  type Degree,
  type FormationType,
  answerNamesOf,
  answersOf,
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
 * The answers of the admission form. `origin` is the degree and the domain of the programme whose page the visitor came
 * from; no question shows it.
 */
export type AdmissionAnswers = FormAnswers<'admission'> & { origin: string };

/** The programme that is chosen so far. */
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

/** The degree of the programme that the visitor came from, as long as its domain is the chosen one. */
export function degreeOf({ origin, domain }: AdmissionAnswers): Degree | undefined {
  return degrees.find((degree) => origin === originOf(degree, domain));
}

/** The chosen formation type; undefined before the choice. */
export function formationTypeOf(answers: Pick<AdmissionAnswers, 'formationType'>): FormationType | undefined {
  return formationTypes.find((type) => type === answers.formationType);
}

/** The names of the answers that a formation type is not asked for. */
export function notAskedOf(type: FormationType): AnswerName<'admission'>[] {
  const asked = answersOf(type);
  return answerNamesOf('admission').filter((name) => !asked.includes(name));
}

/**
 * The answers that a link chooses: its domain with the formation type that asks for it, and empty answers for the other
 * type. A link with an unknown domain comes from no programme.
 */
export function chosenBy(search: AdmissionSearch): Partial<AdmissionAnswers> {
  const domain = questions.admission.domain.options.find((option) => option === search.domain);
  const formationType = domain ? 'academique' : formationTypes.find((type) => type === search.formationType);
  const emptied = formationType ? notAskedOf(formationType).map((name) => [name, '']) : [];
  return {
    ...Object.fromEntries(emptied),
    ...(formationType && { formationType }),
    ...(domain && { domain }),
    origin: domain && search.degree ? originOf(search.degree, domain) : '',
  };
}

/** What the chosen type is asked, with the degree where the visitor came from the page of its programme. */
function requestOf(answers: AdmissionAnswers): object {
  const type = formationTypeOf(answers);
  const degree = type === 'academique' ? degreeOf(answers) : undefined;
  return { ...toRequest('admission', answers, answersOf(type)), ...(degree && { degree }) };
}

export function findAdmissionFaults(answers: AdmissionAnswers): Faults<AdmissionAnswers> | undefined {
  return findFaults('admission', answers, requestOf(answers));
}

/** The payload of valid answers. Throws on invalid ones. */
export function admissionPayload(answers: AdmissionAnswers): AdmissionRequest {
  return checkedRequest('admission', requestOf(answers)) as AdmissionRequest; // of its kind
}
