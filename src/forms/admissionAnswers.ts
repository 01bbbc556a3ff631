import { specifiedYears } from '#core/questions/academicYears.ts';
import { deadlines, openYears } from '#core/questions/deadlines.ts';
import { type Degree, degrees, nextDegree } from '#core/questions/programs.ts';
import {
  type AnswerName,
  type FormationType,
  type ValidationKey,
  answerNamesOf,
  admissionAnswerNames,
  formationTypes,
  questions,
} from '#core/questions/questions.ts';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import { programOf, programsFor } from '../content/programs.ts';
import { type FormAnswers, toRequest } from './formAnswers.ts';

/** The search parameters of a link to the form: a domain and its degree, a certifying programme, or a formation type alone. */
export interface AdmissionSearch {
  domain?: string;
  degree?: string;
  formationType?: string;
  certifyingProgram?: string;
}

type AdmissionAnswers = FormAnswers<'admission'>;

export interface AdmissionChoice {
  formationType: FormationType | undefined;
  /** Empty before the choice, like `academicYear`. */
  domain: string;
  degree: Degree | undefined;
  academicYear: string;
}

/** All degrees before a domain is chosen. */
export function degreesIn(domain: string): readonly Degree[] {
  const families = programsFor(domain).map((id) => programOf(id).family);
  return degrees.filter((degree) => families.includes(degree));
}

/**
 * The chosen degree, else the only one of the domain, else the one that follows the last diploma. Undefined if the answers
 * do not tell it yet, or if the domain lacks the chosen one.
 */
export function degreeOf({ domain, degree, lastDiploma }: AdmissionAnswers): Degree | undefined {
  const offered = degreesIn(domain);
  if (degree) return offered.find((each) => each === degree);
  if (offered.length === 1) return offered[0];
  if (!lastDiploma) return undefined;
  return nextDegree(lastDiploma);
}

export function formationTypeOf(answers: Pick<AdmissionAnswers, 'formationType'>): FormationType | undefined {
  return formationTypes.find((type) => type === answers.formationType);
}

/** The questions that the form leaves out for this formation type. */
export function unaskedNamesOf(type: FormationType): AnswerName<'admission'>[] {
  const asked = admissionAnswerNames(type);
  return answerNamesOf('admission').filter((name) => !asked.includes(name));
}

/** The answers that a link preselects; questions of the other formation type are emptied. */
export function presetFromLink(search: AdmissionSearch): Partial<AdmissionAnswers> {
  const domain = questions.admission.domain.options.find((option) => option === search.domain);
  const certifyingProgram = questions.admission.certifyingProgram.options.find(
    (option) => option === search.certifyingProgram,
  );
  const type = domain ? 'academique' : certifyingProgram ? 'certifiante' : search.formationType;
  const formationType = formationTypes.find((each) => each === type);
  const emptied = formationType ? unaskedNamesOf(formationType).map((name) => [name, '']) : [];
  const offered = domain ? degreesIn(domain) : [];
  return {
    ...Object.fromEntries(emptied),
    ...(formationType && { formationType }),
    ...(!domain && certifyingProgram && { certifyingProgram }),
    // The form does not ask for the only degree of a domain.
    ...(domain && {
      domain,
      degree: (offered.length > 1 && offered.find((each) => each === search.degree)) || '',
    }),
  };
}

/** The academic years that the form offers today besides `specifiedYears`, for the programmes that match the answers. */
export function openYearsOf(answers: AdmissionAnswers): string[] {
  const programs = programsFor(answers.domain, degreeOf(answers));
  return openYears(
    todayAtSchool(),
    programs.map((id) => deadlines[id]),
  );
}

/** The chosen year, else the only open year of the chosen domain, else empty. */
export function academicYearOf(answers: AdmissionAnswers): string {
  const open = openYearsOf(answers);
  return answers.academicYear || (answers.domain && open.length === 1 && open[0]) || '';
}

/**
 * Whether the chosen year is not open in the chosen domain, because the domain was chosen later or the draft is old. The
 * year stays as chosen, and the visitor is asked.
 */
function isYearUnfit(answers: AdmissionAnswers): boolean {
  const { academicYear } = answers;
  return academicYear !== '' && ![...openYearsOf(answers), ...specifiedYears].includes(academicYear);
}

/**
 * The answers that do not go with another one, with the message for each. A draft may hold some that the form does not ask.
 */
export function findUnfit(
  answers: AdmissionAnswers,
): Partial<Record<'academicYear' | 'degree', ValidationKey>> {
  if (formationTypeOf(answers) === 'certifiante') return {};
  const { academicYear, degree } = questions.admission;
  return {
    ...(isYearUnfit(answers) && { academicYear: academicYear.messages.unfit }),
    ...(answers.degree && !degreeOf(answers) && { degree: degree.messages.unfit }),
  };
}

export function admissionRequestOf(answers: AdmissionAnswers): object {
  const type = formationTypeOf(answers);
  const known = { ...answers, academicYear: academicYearOf(answers), degree: degreeOf(answers) ?? '' };
  return toRequest('admission', known, admissionAnswerNames(type));
}
