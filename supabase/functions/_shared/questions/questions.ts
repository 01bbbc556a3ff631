/**
 * The questions of the three forms: one table each, in the order of the page (sections 2, 3, 5 and 9 of the
 * specification). The forms, their empty answers, rules, types, mails, lists and test data are made from these tables.
 * The words are in `locales/`, in the slice that `questionSlices` names: `fields.<name>`, `options.<name>` and, in the
 * slices `validation` and `forms.faults`, the keys in `messages`.
 */
import type { CustomTypeOptions } from 'i18next';
import { academicYears } from './academicYears.ts';
import type { RequestKind } from './requestKinds.ts';

/** A key of the catalog's `validation` slice. A broken rule yields it in place of a text, so that each reader gets their language. */
export type ValidationKey = keyof CustomTypeOptions['resources']['validation'];

interface Asked {
  /** The part of the admission request, headed by `admissionRequest.groups.<group>`. */
  group?: (typeof questionGroups)[number];
  /** Only this formation type is asked. Without one, everybody is. */
  askedOf?: FormationType;
  /** The browser's autofill token (WCAG 1.3.5). */
  autoComplete?: 'name' | 'given-name' | 'family-name' | 'bday' | 'tel' | 'email';
  /** May be left empty; the request then omits it. */
  isOptional?: true;
  /** Takes a whole row of the form, as every long text and every long choice does. */
  isWide?: true;
}

/** One line (`line`) or several (`text`); bounds in characters. */
export type TextQuestion = Asked & { kind: 'line' | 'text'; max: number } & (
    | {
        min: number;
        /** With `withoutLetter`, signs and digits alone are refused. */
        messages: { tooShort: ValidationKey; withoutLetter?: ValidationKey; tooLong: ValidationKey };
      }
    | { isOptional: true; messages: { tooLong: ValidationKey } }
  );

/** A day from `earliest` (YYYY-MM-DD) to today at the school. */
export interface DateQuestion extends Asked {
  kind: 'date';
  earliest: string;
  /** Years before today at which the calendar opens. */
  yearsAgo: number;
  /** `incomplete` and `outOfRange` add a suggestion to `missing` (WCAG 3.3.3). */
  messages: { missing: ValidationKey; incomplete: ValidationKey; outOfRange: ValidationKey };
}

/** A phone number; bounds in digits. */
export interface PhoneQuestion extends Asked {
  kind: 'phone';
  min: number;
  max: number;
  messages: { tooShort: ValidationKey; tooLong: ValidationKey; characters: ValidationKey };
}

/** An e-mail address; `max` in characters. */
export interface EmailQuestion extends Asked {
  kind: 'email';
  max: number;
  messages: { missing: ValidationKey; malformed: ValidationKey; tooLong: ValidationKey };
}

/** One of the options. Requests are stored with these identifiers: never rename one. */
export type ChoiceQuestion = Asked & {
  kind: 'choice';
  options: readonly string[];
  /** Shows every option at once; a list otherwise. */
  areRadios?: true;
} & ({ messages: { missing: ValidationKey } } | { isOptional: true; messages?: undefined });

/** A PDF file. The form checks it, the function receives it after the answers; the stored answer is its name. */
export interface FileQuestion extends Asked {
  kind: 'file';
  maxBytes: number;
  messages: Record<'missing' | 'notPdf' | 'disguised' | 'empty' | 'tooLarge' | 'unreadable', ValidationKey>;
}

export type Question =
  | TextQuestion
  | DateQuestion
  | PhoneQuestion
  | EmailQuestion
  | ChoiceQuestion
  | FileQuestion;

/** The parts of the admission request. */
export const questionGroups = ['you', 'program', 'background'] as const;

/** The two variants of the admission request, told apart by its answer `formationType`. */
export const formationTypes = ['certifiante', 'academique'] as const;

export type FormationType = (typeof formationTypes)[number];

/**
 * The bounds, by the names that messages and hints give them. Lower bounds and the earliest date are sections 5 and 9 of
 * the specification. Upper bounds are ours: they keep answers within the function's body limit.
 */
export const limits = {
  nameMin: 2,
  nameMax: 100,
  phoneMin: 8,
  /** E.164. */
  phoneMax: 15,
  /** RFC 5321, with the erratum 1690 of RFC 3696. */
  emailMax: 254,
  subjectMin: 5,
  messageMin: 10,
  messageMax: 10_000,
  lineMax: 200,
  motivationMax: 4000,
  earliestBirthDate: '1950-01-01',
  cvMaxBytes: 5_000_000,
} as const;

const firstName = {
  kind: 'line',
  autoComplete: 'given-name',
  min: limits.nameMin,
  max: limits.nameMax,
  messages: { tooShort: 'firstName', withoutLetter: 'firstNameWithoutLetter', tooLong: 'firstNameTooLong' },
} as const;

const lastName = {
  kind: 'line',
  autoComplete: 'family-name',
  min: limits.nameMin,
  max: limits.nameMax,
  messages: { tooShort: 'lastName', withoutLetter: 'lastNameWithoutLetter', tooLong: 'lastNameTooLong' },
} as const;

const phone = {
  kind: 'phone',
  autoComplete: 'tel',
  min: limits.phoneMin,
  max: limits.phoneMax,
  messages: { tooShort: 'phone', tooLong: 'phoneTooLong', characters: 'phoneCharacters' },
} as const;

const email = {
  kind: 'email',
  autoComplete: 'email',
  max: limits.emailMax,
  messages: { missing: 'emailMissing', malformed: 'emailMalformed', tooLong: 'emailTooLong' },
} as const;

/** Every question of each form, by the name of its answer. */
export const questions = {
  admission: {
    firstName: { group: 'you', ...firstName },
    lastName: { group: 'you', ...lastName },
    birthDate: {
      group: 'you',
      kind: 'date',
      autoComplete: 'bday',
      isWide: true,
      earliest: limits.earliestBirthDate,
      yearsAgo: 20,
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
      kind: 'choice',
      areRadios: true,
      isWide: true,
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
      kind: 'text',
      isOptional: true,
      max: limits.motivationMax,
      messages: { tooLong: 'motivationTooLong' },
    },
  },
  contact: {
    name: { ...lastName, autoComplete: 'name' },
    email,
    subject: {
      kind: 'line',
      isWide: true,
      min: limits.subjectMin,
      max: limits.lineMax,
      messages: { tooShort: 'subject', tooLong: 'subjectTooLong' },
    },
    message: {
      kind: 'text',
      min: limits.messageMin,
      max: limits.messageMax,
      messages: { tooShort: 'message', tooLong: 'messageTooLong' },
    },
  },
  teacher: {
    firstName,
    lastName,
    email,
    phone,
    lastDiploma: {
      kind: 'choice',
      options: ['master', 'mba', 'doctorat', 'ingenieur', 'licence', 'bts', 'autres'],
      messages: { missing: 'lastDiploma' },
    },
    specialization: {
      kind: 'line',
      min: 1,
      max: limits.lineMax,
      messages: { tooShort: 'specialization', tooLong: 'specializationTooLong' },
    },
    experience: {
      kind: 'text',
      isOptional: true,
      max: limits.motivationMax,
      messages: { tooLong: 'experienceTooLong' },
    },
    expertise: {
      kind: 'line',
      isOptional: true,
      isWide: true,
      max: limits.lineMax,
      messages: { tooLong: 'expertiseTooLong' },
    },
    motivation: {
      kind: 'text',
      min: 1,
      max: limits.motivationMax,
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
      maxBytes: limits.cvMaxBytes,
      messages: {
        missing: 'cvRequired',
        notPdf: 'cvNotPdf',
        disguised: 'cvDisguised',
        empty: 'cvEmpty',
        tooLarge: 'cvTooLarge',
        unreadable: 'cvUnreadable',
      },
    },
  },
} as const satisfies Record<RequestKind, Readonly<Record<string, Question>>>;

/** The slice of the catalog with the words of each form's questions. */
export const questionSlices = {
  admission: 'admissionRequest',
  contact: 'contactForm',
  teacher: 'teacherApplication',
} as const satisfies Record<RequestKind, string>;

/**
 * The degrees, of which an academic request may name one without being asked: that of the programme whose page the
 * visitor came from. It tells the licence and the master of one domain apart.
 */
export const degrees = ['licence', 'master'] as const;

export type Degree = (typeof degrees)[number];

type Questions = typeof questions;

/** The name of an answer in requests of a kind; of any kind, without one. */
export type AnswerName<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: keyof Questions[Each] & string;
}[Kind];

type AnswerTo<Asked> = Asked extends { options: readonly (infer Option)[] } ? Option : string;

/** What a question of the admission request is answered with: one of its options, or a text. */
export type AdmissionAnswer<Name extends AnswerName<'admission'>> = AnswerTo<Questions['admission'][Name]>;

/** The answers to a table of questions without its files; the optional ones may be absent. */
type AnswersTo<Table> = {
  [
    Name in keyof Table as Table[Name] extends { isOptional: true } | { kind: 'file' } ? never : Name
  ]: AnswerTo<Table[Name]>;
} & {
  [Name in keyof Table as Table[Name] extends { isOptional: true } ? Name : never]?: AnswerTo<Table[Name]>;
};

type AskedOf<Type extends FormationType> = {
  [
    Name in AnswerName<'admission'> as Questions['admission'][Name] extends { askedOf: infer Other }
      ? Other extends Type
        ? Name
        : never
      : Name
  ]: Name extends 'formationType' ? { options: readonly [Type] } : Questions['admission'][Name];
};

/** An admission request of one formation type. */
export type RequestOf<Type extends FormationType> = AnswersTo<AskedOf<Type>>;

/** The payload of the one call to the back end (section 3 of the specification), with the degree where it is known. */
export type AdmissionRequest = RequestOf<'certifiante'> | (RequestOf<'academique'> & { degree?: Degree });

export type ContactMessage = AnswersTo<Questions['contact']>;

/** Without the CV, which is sent after it. */
export type TeacherApplication = AnswersTo<Questions['teacher']>;

/** What a form sends, checked by its rules; a teacher application with the name of the stored CV. */
export type RequestAnswers = AdmissionRequest | ContactMessage | (TeacherApplication & { cv?: string });

/** The names of a form's answers, in the order of the page. */
export function answerNamesOf<Kind extends RequestKind>(kind: Kind): AnswerName<Kind>[] {
  return Object.keys(questions[kind]) as AnswerName<Kind>[]; // Object.keys returns strings
}

/** The question of a form that an answer is given to; undefined where the form does not ask it. */
export function questionOf<Kind extends RequestKind>(kind: Kind, name: AnswerName<Kind>): Question;
export function questionOf(kind: RequestKind, name: string): Question | undefined;
export function questionOf(kind: RequestKind, name: string): Question | undefined {
  const table: Partial<Record<string, Question>> = questions[kind];
  return table[name];
}

/** The names of what a formation type is asked; without one, of what every type is asked. */
export function answersOf(type?: FormationType): AnswerName<'admission'>[] {
  return answerNamesOf('admission').filter((name) => {
    const { askedOf } = questionOf('admission', name);
    return askedOf === undefined || askedOf === type;
  });
}

const acceptableDiplomas: readonly string[] = ['master', 'doctorat', 'mba', 'ingenieur'];

/**
 * Whether a diploma lets its holder apply as a teacher. The specification can be read in two ways (section 5); this is the
 * one that refuses the others.
 */
export function isAcceptableDiploma(diploma: string): boolean {
  return acceptableDiplomas.includes(diploma);
}
