/**
 * The questions of the three forms, each in the order of its page (sections 2, 3, 5 and 9 of the specification). The
 * forms, their initial answers, rules, types, mails, lists and test data are derived from them. The texts are in
 * `locales/`: `fields.<name>` and `options.<name>` in the slice of the form (`kindFacts`), and for each key that the `messages`
 * of a question name a text in `validation`: there, or in the slice `forms` if several forms name it.
 */
import type { CustomTypeOptions } from 'i18next';
import { specifiedYears } from './academicYears.ts';
import { isRecentlyOpen } from './deadlines.ts';
import { degrees, domains } from './programs.ts';
import type { RequestKind, kindFacts } from './requestKinds.ts';

type Words = CustomTypeOptions['resources'];
type FormSlice = (typeof kindFacts)[RequestKind]['slice'];

/** The key of a message. Rules return keys instead of texts, because they run in every language. */
export type ValidationKey =
  | keyof Words['forms']['validation']
  | { [Slice in FormSlice]: keyof Words[Slice]['validation'] }[FormSlice];

interface QuestionBase {
  /** `admissionRequest.groups.<group>` is its heading. */
  group?: (typeof questionGroups)[number];
  /** Every type when absent. */
  askedOf?: FormationType;
  /** The browser's autofill token (WCAG 1.3.5). */
  autoComplete?: 'name' | 'given-name' | 'family-name' | 'bday' | 'tel' | 'email';
  /** The request omits an empty answer. */
  isOptional?: true;
  isWide?: true;
}

/** A text of one line (`line`) or several lines (`text`); `min` and `max` are in characters. */
export type TextQuestion = QuestionBase & { kind: 'line' | 'text'; max: number } & (
    | {
        min: number;
        /** If there is a `withoutLetter`, an answer without any letter is refused. */
        messages: { tooShort: ValidationKey; withoutLetter?: ValidationKey; tooLong: ValidationKey };
      }
    | { isOptional: true; messages: { tooLong: ValidationKey } }
  );

/** A day from `earliest` (YYYY-MM-DD) to today at the school. */
export interface DateQuestion extends QuestionBase {
  kind: 'date';
  earliest: string;
  /** The calendar opens this many years before today. */
  yearsAgo: number;
  /** In years. The form accepts a younger applicant, but asks whether the date is right. */
  likelyAge: number;
  /** All but `missing` also suggest a correction (WCAG 3.3.3). */
  messages: Record<'missing' | 'incomplete' | 'outOfRange', ValidationKey>;
}

/** `min` and `max` are in digits. */
export interface PhoneQuestion extends QuestionBase {
  kind: 'phone';
  min: number;
  max: number;
  /** `characters` names the stray characters. `tooLong`: also several numbers. */
  messages: Record<'tooShort' | 'tooLong' | 'characters', ValidationKey>;
}

export interface EmailQuestion extends QuestionBase {
  kind: 'email';
  max: number;
  messages: { missing: ValidationKey; malformed: ValidationKey; tooLong: ValidationKey };
}

/** Never rename an option: stored requests contain these identifiers. */
export type ChoiceQuestion = QuestionBase & {
  kind: 'choice';
  options: readonly string[];
  /** Whether an answer that is not one of the options is accepted on a date (YYYY-MM-DD). */
  acceptsOn?: (answer: string, date: string) => boolean;
  areRadios?: true;
} & (
    | {
        /** `unfit`: the option does not go with another answer. */
        messages: { missing: ValidationKey; unfit?: ValidationKey };
      }
    | { isOptional: true; messages?: { unfit: ValidationKey } }
  );

export type FileRule = 'disguised' | 'empty' | 'tooLarge' | 'unreadable' | 'damaged';

/** A PDF. It is no answer: the browser uploads it to the dossier, once the request is stored. */
export interface FileQuestion extends QuestionBase {
  kind: 'file';
  maxBytes: number;
  messages: Record<'missing' | 'reading' | FileRule, ValidationKey>;
}

export type Question =
  | TextQuestion
  | DateQuestion
  | PhoneQuestion
  | EmailQuestion
  | ChoiceQuestion
  | FileQuestion;

export const questionGroups = ['you', 'program', 'background'] as const;

export const formationTypes = ['certifiante', 'academique'] as const;

export type FormationType = (typeof formationTypes)[number];

/**
 * The bounds of the answers; texts in `locales/` use these names as variables. Lower bounds and the earliest date come from
 * sections 5 and 9 of the specification. We chose the upper bounds of texts to fit the body limit of the functions.
 */
export const answerLimits = {
  nameMin: 2,
  nameMax: 100,
  phoneMin: 8,
  /** In digits, by E.164, and in all characters. */
  phoneMax: 15,
  phoneMaxLength: 40,
  /** In characters, by RFC 5321 with the erratum 1690 of RFC 3696. */
  emailMax: 254,
  subjectMin: 5,
  messageMin: 10,
  messageMax: 10_000,
  lineMax: 200,
  motivationMax: 4000,
  earliestBirthDate: '1950-01-01',
  cvMaxBytes: 5_000_000,
  /** Of any answer, before it is cleaned: a message of `messageMax` characters has no more. */
  answerMaxBytes: 40_000,
} as const;

const firstName = {
  kind: 'line',
  autoComplete: 'given-name',
  min: answerLimits.nameMin,
  max: answerLimits.nameMax,
  messages: { tooShort: 'firstName', withoutLetter: 'firstNameWithoutLetter', tooLong: 'firstNameTooLong' },
} as const;

const lastName = {
  ...firstName,
  autoComplete: 'family-name',
  messages: { tooShort: 'lastName', withoutLetter: 'lastNameWithoutLetter', tooLong: 'lastNameTooLong' },
} as const;

const phone = {
  kind: 'phone',
  autoComplete: 'tel',
  min: answerLimits.phoneMin,
  max: answerLimits.phoneMax,
  messages: {
    tooShort: 'phone',
    tooLong: 'phoneTooLong',
    characters: 'phoneCharacters',
  },
} as const;

const email = {
  kind: 'email',
  autoComplete: 'email',
  max: answerLimits.emailMax,
  messages: { missing: 'emailMissing', malformed: 'emailMalformed', tooLong: 'emailTooLong' },
} as const;

const choice = <const Options extends readonly string[]>(missing: ValidationKey, options: Options) =>
  ({ kind: 'choice', options, messages: { missing } }) as const;

const optionalText = (kind: 'line' | 'text', max: number, tooLong: ValidationKey) =>
  ({ kind, isOptional: true, max, messages: { tooLong } }) as const;

export const questions = {
  admission: {
    firstName: { group: 'you', ...firstName },
    lastName: { group: 'you', ...lastName },
    birthDate: {
      group: 'you',
      kind: 'date',
      autoComplete: 'bday',
      isWide: true,
      earliest: answerLimits.earliestBirthDate,
      yearsAgo: 20,
      likelyAge: 14,
      messages: {
        missing: 'birthDateRequired',
        incomplete: 'birthDateIncomplete',
        outOfRange: 'birthDateOutOfRange',
      },
    },
    phone: { group: 'you', ...phone },
    email: { group: 'you', ...email },
    formationType: {
      group: 'program',
      areRadios: true,
      isWide: true,
      ...choice('formationType', formationTypes),
    },
    requiredLevel: {
      group: 'program',
      askedOf: 'certifiante',
      ...choice('requiredLevel', ['bac', 'bts', 'licence', 'master']),
    },
    certifyingProgram: {
      group: 'program',
      askedOf: 'certifiante',
      ...choice('certifyingProgram', [
        'comptabilite-gestion',
        'management-leadership',
        'logistique-supply-chain',
        'securite-informatique',
        'energies-renouvelables',
        'marketing-digital',
        'gestion-projet',
        'ressources-humaines',
      ]),
    },
    academicYear: {
      group: 'program',
      askedOf: 'academique',
      kind: 'choice',
      options: specifiedYears,
      acceptsOn: isRecentlyOpen,
      messages: { missing: 'academicYear', unfit: 'academicYearUnfit' },
    },
    domain: { group: 'program', askedOf: 'academique', ...choice('domain', domains) },
    // Not in the specification, whose form does not distinguish the licence and the master of one domain.
    degree: {
      group: 'program',
      askedOf: 'academique',
      kind: 'choice',
      areRadios: true,
      isWide: true,
      isOptional: true,
      options: degrees,
      messages: { unfit: 'degreeUnfit' },
    },
    lastDiploma: {
      group: 'background',
      ...choice('lastDiploma', ['bac', 'dut', 'bts', 'licence', 'master', 'autres']),
    },
    lastInstitution: {
      group: 'background',
      ...choice('lastInstitution', [
        'lycee',
        'universite-djibouti',
        'instituts-prives',
        'instituts-etrangers',
      ]),
    },
    motivation: {
      group: 'background',
      ...optionalText('text', answerLimits.motivationMax, 'motivationTooLong'),
    },
  },
  contact: {
    name: { ...lastName, autoComplete: 'name' },
    email,
    subject: {
      kind: 'line',
      isWide: true,
      min: answerLimits.subjectMin,
      max: answerLimits.lineMax,
      messages: { tooShort: 'subject', tooLong: 'subjectTooLong' },
    },
    message: {
      kind: 'text',
      min: answerLimits.messageMin,
      max: answerLimits.messageMax,
      messages: { tooShort: 'message', tooLong: 'messageTooLong' },
    },
  },
  teacher: {
    firstName,
    lastName,
    email,
    phone,
    lastDiploma: choice('lastDiploma', [
      'master',
      'mba',
      'doctorat',
      'ingenieur',
      'licence',
      'bts',
      'autres',
    ]),
    specialization: {
      kind: 'line',
      min: 1,
      max: answerLimits.lineMax,
      messages: { tooShort: 'specialization', tooLong: 'specializationTooLong' },
    },
    experience: optionalText('text', answerLimits.motivationMax, 'experienceTooLong'),
    expertise: { isWide: true, ...optionalText('line', answerLimits.lineMax, 'expertiseTooLong') },
    motivation: {
      kind: 'text',
      min: 1,
      max: answerLimits.motivationMax,
      messages: { tooShort: 'motivation', tooLong: 'teachingMotivationTooLong' },
    },
    availability: {
      kind: 'choice',
      isOptional: true,
      options: ['temps-plein', 'temps-partiel', 'vacataire', 'flexible'],
    },
    cv: {
      kind: 'file',
      isWide: true,
      maxBytes: answerLimits.cvMaxBytes,
      messages: {
        missing: 'cvRequired',
        reading: 'cvReading',
        disguised: 'cvDisguised',
        empty: 'cvEmpty',
        tooLarge: 'cvTooLarge',
        unreadable: 'cvUnreadable',
        damaged: 'cvDamaged',
      },
    },
  },
} as const satisfies Record<RequestKind, Readonly<Record<string, Question>>>;

type Questions = typeof questions;

/** In the form of this kind; by default, in any form. */
export type AnswerName<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: keyof Questions[Each] & string;
}[Kind];

/**
 * The answers of a request, without files. All except the e-mail address may be missing: optional ones, those of the other
 * formation type, and in a stored request those that earlier versions of the form did not ask for.
 */
export type RequestAnswers = { email: string } & Partial<Record<AnswerName, string>>;

/** In the order of the page. */
export function answerNamesOf<Kind extends RequestKind>(kind: Kind): AnswerName<Kind>[] {
  return Object.keys(questions[kind]) as AnswerName<Kind>[];
}

/** Undefined when the form does not have the question. */
export function questionOf<Kind extends RequestKind>(kind: Kind, name: AnswerName<Kind>): Question;
export function questionOf(kind: RequestKind, name: string): Question | undefined;
export function questionOf(kind: RequestKind, name: string): Question | undefined {
  const byName: Partial<Record<string, Question>> = questions[kind];
  return byName[name];
}

/** Without a type, those that every type is asked for. */
export function admissionAnswerNames(type?: FormationType): AnswerName<'admission'>[] {
  return answerNamesOf('admission').filter((name) => {
    const { askedOf } = questionOf('admission', name);
    return askedOf === undefined || askedOf === type;
  });
}

const acceptableDiplomas: readonly string[] = ['master', 'doctorat', 'mba', 'ingenieur'];

/** Of the two readings in section 5 of the specification, the one that refuses every other diploma. */
export function isAcceptableDiploma(diploma: string): boolean {
  return acceptableDiplomas.includes(diploma);
}
