import {
  type AnswerName,
  type Degree,
  type FormationType,
  admissionQuestions,
  answerNames,
  answersOf,
  degrees,
  formationTypes,
  questionOf,
} from '#core/questions/admissionQuestions.ts';
import {
  type AdmissionRequest,
  admissionRequestSchema,
  baseAdmissionSchema,
  withoutEmptyAnswers,
} from '#core/questions/admissionRequest.ts';
import type { AdmissionSearch } from './admissionSearch.ts';
import { readDate } from '../dateText.ts';
import { type FieldErrors, validate } from '../validation.ts';

/**
 * What the form holds: texts as typed, dates included, and identifiers of choices; empty until answered. `origin` is the
 * degree and the domain of the programme whose page the visitor came from, which no question shows.
 */
export type AdmissionAnswers = Record<AnswerName | 'origin', string>;

/** What is chosen so far of what is applied for. */
export interface AdmissionChoice {
  formationType: FormationType | undefined;
  /** Empty before it is chosen. */
  domain: string;
  degree: Degree | undefined;
}

/** The unanswered form, in the order of the page. */
export const emptyAdmission = emptyAnswersTo([...answerNames, 'origin']);

function emptyAnswersTo<Name extends keyof AdmissionAnswers>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>; // of these very names
}

function originOf(degree: string, domain: string): string {
  return `${degree} ${domain}`;
}

/** The degree of the programme that the visitor came from, as long as its domain is the chosen one. */
export function degreeOf({ origin, domain }: AdmissionAnswers): Degree | undefined {
  return degrees.find((degree) => origin === originOf(degree, domain));
}

/** The formation type that was chosen; undefined before that. */
export function formationTypeOf(answers: Pick<AdmissionAnswers, 'formationType'>): FormationType | undefined {
  return formationTypes.find((type) => type === answers.formationType);
}

/** The names of what is not asked of a formation type. */
export function notAskedOf(type: FormationType): AnswerName[] {
  const asked = answersOf(type);
  return answerNames.filter((name) => !asked.includes(name));
}

/**
 * What a link to the form chose, with the formation type that asks for it; the other type's answers are emptied. A link
 * that names no choice of ours leads from no programme.
 */
export function chosenBy(search: AdmissionSearch): Partial<AdmissionAnswers> {
  const domain = admissionQuestions.domain.options.find((option) => option === search.domain);
  const formationType = domain ? 'academique' : formationTypes.find((type) => type === search.formationType);
  return {
    ...(formationType && { ...emptyAnswersTo(notAskedOf(formationType)), formationType }),
    ...(domain && { domain }),
    origin: domain && search.degree ? originOf(search.degree, domain) : '',
  };
}

/**
 * The request that the answers make up: what the chosen type is asked, dates in ISO form, no optional one empty; with
 * the degree where the visitor came from the page of its programme.
 */
function toRequest(answers: AdmissionAnswers): object {
  const asked = answersOf(formationTypeOf(answers)).map((name) => {
    const answer = answers[name];
    return [name, questionOf(name).kind === 'date' ? (readDate(answer) ?? answer) : answer];
  });
  const degree = formationTypeOf(answers) === 'academique' ? degreeOf(answers) : undefined;
  return withoutEmptyAnswers({ ...Object.fromEntries(asked), ...(degree && { degree }) });
}

/** The first broken rule of each field; undefined when the request can be sent. */
export function validateAdmission(
  answers: AdmissionAnswers,
): { fields: FieldErrors<AdmissionAnswers> } | undefined {
  const schema = formationTypeOf(answers) ? admissionRequestSchema : baseAdmissionSchema;
  return validate(schema, toRequest(answers));
}

/** The payload of valid answers; throws on others. */
export function admissionPayload(answers: AdmissionAnswers): AdmissionRequest {
  return admissionRequestSchema.parse(toRequest(answers));
}
