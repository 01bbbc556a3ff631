/**
 * What the admission request asks: every question in the order of the page, described once (sections 2, 3, 5 and 9 of
 * the specification). The form, its empty answers and branches, the rules, the types, the mails, the lists and the test
 * data are made from it; words are in `locales/`: `admissionRequest.fields.<name>`, `admissionRequest.options.<name>`
 * and the `validation` keys that the rules name.
 */
import { academicYears } from './academicYears.ts';
import type { ValidationKey } from './validationKey.ts';

interface Asked {
  /** The part of the form, and its heading `admissionRequest.groups.<group>`. */
  group: (typeof questionGroups)[number];
  /** The formation type that alone is asked this; everyone is, without one. */
  askedOf?: FormationType;
  /** What of the person it asks, as browsers call it to fill it in (WCAG 1.3.5). */
  autoComplete?: 'given-name' | 'family-name' | 'bday' | 'tel' | 'email';
  /** May be left empty, and is then left out of the request. */
  isOptional?: true;
}

/** One line (`line`) or several (`text`); bounds in characters. What is not optional has a lower one. */
export type TextQuestion = Asked & { kind: 'line' | 'text'; max: number } & (
    | {
        min: number;
        /** With `withoutLetter`, signs and digits alone are no answer. */
        messages: { tooShort: ValidationKey; withoutLetter?: ValidationKey; tooLong: ValidationKey };
      }
    | { isOptional: true; messages: { tooLong: ValidationKey } }
  );

/**
 * A day from `earliest` (YYYY-MM-DD) to today at the school. To what is no such day, the message of a missing one adds a
 * suggestion (WCAG 3.3.3).
 */
export interface DateQuestion extends Asked {
  kind: 'date';
  earliest: string;
  /** How many years ago the day usually is: where a calendar opens. */
  yearsAgo: number;
  messages: { missing: ValidationKey; incomplete: ValidationKey; outOfRange: ValidationKey };
}

/** A phone number; bounds in digits. */
export interface PhoneQuestion extends Asked {
  kind: 'phone';
  min: number;
  max: number;
  messages: { tooShort: ValidationKey; tooLong: ValidationKey; characters: ValidationKey };
}

export interface EmailQuestion extends Asked {
  kind: 'email';
  max: number;
  messages: { missing: ValidationKey; malformed: ValidationKey; tooLong: ValidationKey };
}

/** One of the options, whose identifiers stay as they are: requests are stored with them. */
export type ChoiceQuestion = Asked & { kind: 'choice'; options: readonly string[] } & (
    | { messages: { missing: ValidationKey } }
    | { isOptional: true; messages?: undefined }
  );

export type Question = TextQuestion | DateQuestion | PhoneQuestion | EmailQuestion | ChoiceQuestion;

/** The parts of the form. */
export const questionGroups = ['you', 'program', 'background'] as const;

/** The two variants of the request, told apart by its answer `formationType`. */
export const formationTypes = ['certifiante', 'academique'] as const;

export type FormationType = (typeof formationTypes)[number];

/** Bounds that messages name. Upper bounds keep a request under the function's 16 KB. */
export const admissionLimits = {
  nameMin: 2,
  nameMax: 100,
  phoneMin: 8,
  phoneMax: 15,
  emailMax: 254,
  motivationMax: 4000,
  earliestBirthDate: '1950-01-01',
} as const;

/**
 * Every question of the admission request, in the order of the form, by the name of its answer. The form, its rules, the
 * stores, mails and CSV are made from them.
 */
export const admissionQuestions = {
  firstName: {
    group: 'you',
    autoComplete: 'given-name',
    kind: 'line',
    min: admissionLimits.nameMin,
    max: admissionLimits.nameMax,
    messages: { tooShort: 'firstName', withoutLetter: 'firstNameWithoutLetter', tooLong: 'firstNameTooLong' },
  },
  lastName: {
    group: 'you',
    autoComplete: 'family-name',
    kind: 'line',
    min: admissionLimits.nameMin,
    max: admissionLimits.nameMax,
    messages: { tooShort: 'lastName', withoutLetter: 'lastNameWithoutLetter', tooLong: 'lastNameTooLong' },
  },
  birthDate: {
    group: 'you',
    autoComplete: 'bday',
    kind: 'date',
    earliest: admissionLimits.earliestBirthDate,
    yearsAgo: 20,
    messages: {
      missing: 'birthDateRequired',
      incomplete: 'birthDateIncomplete',
      outOfRange: 'birthDateOutOfRange',
    },
  },
  phone: {
    group: 'you',
    autoComplete: 'tel',
    kind: 'phone',
    min: admissionLimits.phoneMin,
    max: admissionLimits.phoneMax,
    messages: { tooShort: 'phone', tooLong: 'phoneTooLong', characters: 'phoneCharacters' },
  },
  email: {
    group: 'you',
    autoComplete: 'email',
    kind: 'email',
    max: admissionLimits.emailMax,
    messages: { missing: 'emailMissing', malformed: 'emailMalformed', tooLong: 'emailTooLong' },
  },
  formationType: {
    group: 'program',
    kind: 'choice',
    options: formationTypes,
    messages: { missing: 'formationType' },
  },
  requiredLevel: {
    group: 'program',
    askedOf: 'certifiante',
    kind: 'choice',
    options: ['bac', 'bts', 'licence', 'master'],
    messages: { missing: 'requiredLevel' },
  },
  certifyingProgram: {
    group: 'program',
    askedOf: 'certifiante',
    kind: 'choice',
    options: [
      'comptabilite-gestion',
      'management-leadership',
      'logistique-supply-chain',
      'securite-informatique',
      'energies-renouvelables',
      'marketing-digital',
      'gestion-projet',
      'ressources-humaines',
    ],
    messages: { missing: 'certifyingProgram' },
  },
  academicYear: {
    group: 'program',
    askedOf: 'academique',
    kind: 'choice',
    options: academicYears,
    messages: { missing: 'academicYear' },
  },
  domain: {
    group: 'program',
    askedOf: 'academique',
    kind: 'choice',
    options: [
      'comptabilite-controle-audit',
      'strategie-gestion',
      'logistique-transport',
      'systemes-reseaux-securite',
      'genie-electrique',
    ],
    messages: { missing: 'domain' },
  },
  lastDiploma: {
    group: 'background',
    kind: 'choice',
    options: ['bac', 'dut', 'bts', 'licence', 'master', 'autres'],
    messages: { missing: 'lastDiploma' },
  },
  lastInstitution: {
    group: 'background',
    kind: 'choice',
    options: ['lycee', 'universite-djibouti', 'instituts-prives', 'instituts-etrangers'],
    messages: { missing: 'lastInstitution' },
  },
  motivation: {
    group: 'background',
    isOptional: true,
    kind: 'text',
    max: admissionLimits.motivationMax,
    messages: { tooLong: 'motivationTooLong' },
  },
} as const satisfies Record<string, Question>;

/**
 * What an academic request may add, although no question asks it: which degree the programme leads to whose page the
 * visitor came from. A licence and a master of one domain are told apart by it.
 */
export const degrees = ['licence', 'master'] as const;

export type Degree = (typeof degrees)[number];

type Questions = typeof admissionQuestions;

/** The name of an answer in the request. */
export type AnswerName = keyof Questions;

/** The names of the questions that are answered by a choice. */
export type ChoiceName = {
  [Name in AnswerName]: Questions[Name] extends ChoiceQuestion ? Name : never;
}[AnswerName];

/** What a question is answered with: one of its options, or a text. */
export type Answer<Name extends AnswerName> = Questions[Name] extends { options: readonly (infer Option)[] }
  ? Option
  : string;

type NamesAskedOf<Type extends FormationType> = {
  [Name in AnswerName]: Questions[Name] extends { askedOf: infer Other }
    ? Other extends Type
      ? Name
      : never
    : Name;
}[AnswerName];

type OptionalName = {
  [Name in AnswerName]: Questions[Name] extends { isOptional: true } ? Name : never;
}[AnswerName];

/** A request of one formation type: what it is asked, and nothing else. */
export type RequestOf<Type extends FormationType> = {
  [Name in Exclude<NamesAskedOf<Type>, OptionalName>]: Name extends 'formationType' ? Type : Answer<Name>;
} & { [Name in Extract<NamesAskedOf<Type>, OptionalName>]?: Answer<Name> };

/** Every answer's name, in the order of the page. */
export const answerNames = Object.keys(admissionQuestions) as AnswerName[]; // Object.keys knows no names

/** The question of an answer, whichever it is. */
export function questionOf(name: AnswerName): Question {
  return admissionQuestions[name];
}

/** The names of what is asked of a formation type; of everyone, whatever their type, without one. */
export function answersOf(type?: FormationType): AnswerName[] {
  return answerNames.filter((name) => {
    const { askedOf } = questionOf(name);
    return askedOf === undefined || askedOf === type;
  });
}
