/**
 * Every rule of the typed answers at its edge: the last value that is refused, the first that is accepted, and the same at
 * the upper end. Literal, like the specification beside it, which has no upper bounds: those are ours (`limits` in
 * `questions.ts`).
 */
import { admissionMessages, contactMessages, teacherMessages } from './specification.ts';

export interface Edge {
  /** The case in words. */
  is: string;
  /** A date as YYYY-MM-DD. */
  typed: string;
  /** The message to the visitor; undefined when the answer is accepted. */
  message?: string;
  /** The answer as it is stored, where it is not what was typed. */
  kept?: string;
}

const letters = (count: number) => 'é'.repeat(count);
const digits = (count: number) => '7'.repeat(count);

/** An address of this many characters, each of its parts as long as mail allows. */
function address(length: number): string {
  const local = 'a'.repeat(64);
  const labels = 'b'.repeat(length - local.length - '@'.length - '.dj'.length);
  return `${local}@${labels.replaceAll(/(.{61})(?=.{2})./g, '$1.')}.dj`;
}

function lengths(refused: number, message: string): Edge[] {
  return [
    { is: `${refused} characters`, typed: letters(refused), message },
    { is: `${refused} characters in a script beyond the first plane`, typed: '𐐷'.repeat(refused), message },
    { is: `${refused} characters with spaces around them`, typed: `  ${letters(refused)}  `, message },
    { is: `${refused + 1} characters`, typed: letters(refused + 1) },
    { is: `${refused + 2} characters`, typed: letters(refused + 2) },
  ];
}

function upTo(limit: number, message: string): Edge[] {
  return [
    { is: `${limit - 1} characters`, typed: letters(limit - 1) },
    { is: `${limit} characters`, typed: letters(limit) },
    { is: `${limit} characters in a script beyond the first plane`, typed: '𐐷'.repeat(limit) },
    { is: `${limit + 1} characters`, typed: letters(limit + 1), message },
  ];
}

/** A mail greets by the letters of a name alone. */
function names(message: string, withoutLetter: string, tooLong: string): Edge[] {
  return [
    ...lengths(1, message),
    { is: 'digits alone', typed: '77123456', message: withoutLetter },
    { is: 'signs alone', typed: '-’-', message: withoutLetter },
    { is: 'one letter among signs', typed: 'D’2' },
    { is: 'letters of another script', typed: 'حليمة' },
    ...upTo(100, tooLong),
    { is: '5,000 characters', typed: letters(5000), message: tooLong },
  ];
}
const firstNames = (message: string) =>
  names(
    message,
    'Le prénom doit contenir au moins une lettre',
    'Le prénom ne peut pas dépasser 100 caractères',
  );
const lastNames = (message: string) =>
  names(message, 'Le nom doit contenir au moins une lettre', 'Le nom ne peut pas dépasser 100 caractères');

const present = (message: string): Edge[] => [
  { is: 'nothing', typed: '', message },
  { is: 'spaces', typed: '   ', message },
  { is: 'one character', typed: 'é' },
];

const malformed = 'il faut un @, puis un point ; ni espace, ni virgule, ni accent';

/** The message is the specification's, followed by our advice. */
const emails = (invalid: string, message = `${invalid} : ${malformed}`): Edge[] => [
  {
    is: 'nothing',
    typed: '',
    message: `${invalid} : indiquez votre adresse`,
  },
  { is: 'no @', typed: 'hodan.exemple.dj', message },
  { is: 'no name', typed: '@exemple.dj', message },
  { is: 'no domain', typed: 'hodan@', message },
  { is: 'a domain without a dot', typed: 'hodan@exemple', message },
  { is: 'a space inside', typed: 'hodan warsama@exemple.dj', message },
  { is: 'two @', typed: 'hodan@warsama@exemple.dj', message },
  { is: 'an accent', typed: 'aïcha@exemple.dj', message },
  { is: 'a short address', typed: 'h@e.dj' },
  { is: 'a tag and a hyphen', typed: 'hodan+admission@mon-exemple.co.uk' },
  { is: 'spaces around it', typed: '  hodan@exemple.dj ' },
  { is: 'the dot that a phone sets for two spaces', typed: 'hodan@exemple.dj. ', kept: 'hodan@exemple.dj' },
  { is: 'the brackets of a mail program', typed: '<hodan@exemple.dj>', kept: 'hodan@exemple.dj' },
  { is: 'the scheme of a link that was copied', typed: 'mailto:hodan@exemple.dj', kept: 'hodan@exemple.dj' },
  { is: 'all of these', typed: '<mailto:hodan@exemple.dj>.', kept: 'hodan@exemple.dj' },
  { is: '253 characters', typed: address(253) },
  { is: '254 characters', typed: address(254) },
  {
    is: '255 characters',
    typed: address(255),
    message: `${invalid} : une adresse ne peut pas dépasser 254 caractères`,
  },
];

const phones = (message: string): Edge[] => [
  { is: 'nothing', typed: '', message },
  { is: '7 digits', typed: digits(7), message },
  { is: '7 digits and what stands between them', typed: '+25 (37) 7-1.2', message },
  { is: '8 digits', typed: digits(8) },
  { is: '9 digits', typed: digits(9) },
  { is: '11 digits with the prefix', typed: '+253 77 12 34 56' },
  { is: '14 digits', typed: digits(14) },
  { is: '15 digits', typed: digits(15) },
  { is: '15 digits with spaces between them', typed: '+777 77 77 77 77 77 77' },
  { is: '16 digits', typed: digits(16), message: tooManyDigits },
  { is: '60 digits', typed: digits(60), message: tooManyDigits },
  { is: 'enough digits and a letter', typed: '77 12 34 56 x', message: noPhoneCharacters },
  { is: 'a number in a sentence', typed: 'appelez le 77 12 34 56 svp', message: noPhoneCharacters },
  { is: 'the prefix in brackets', typed: '(+253) 77.12.34.56' },
  { is: 'the hyphens and dashes of a web page', typed: '+253\u201177\u201112–34–56' },
  { is: 'Arabic digits', typed: '٧٧ ١٢ ٣٤ ٥٦', kept: '77 12 34 56' },
  { is: 'Persian digits', typed: '۷۷ ۱۲ ۳۴ ۵۶', kept: '77 12 34 56' },
];

const tooManyDigits = 'Le numéro de téléphone ne peut pas dépasser 15 chiffres';
const noPhoneCharacters =
  'Le numéro de téléphone ne peut contenir que des chiffres, des espaces, des points, des tirets, des parenthèses et le signe +';

const birthDateRange =
  'La date de naissance est requise : elle doit se situer entre le 1er janvier 1950 et aujourd’hui';

/** The edges of the birth date at two moments around midnight in Djibouti, when other time zones have another day. */
export const birthDates: { moment: string; edges: Edge[] }[] = [
  {
    moment: '2026-03-01T20:30:00Z', // 1 March, 23:30 in Djibouti; 2 March on Kiritimati, where the tests’ browser is.
    edges: [
      { is: 'yesterday', typed: '2026-02-28' },
      { is: 'today', typed: '2026-03-01' },
      { is: 'tomorrow', typed: '2026-03-02', message: birthDateRange },
      { is: 'a year from now', typed: '2027-03-01', message: birthDateRange },
      { is: 'the day before the oldest', typed: '1949-12-31', message: birthDateRange },
      { is: 'the oldest', typed: '1950-01-01' },
      { is: 'the day after the oldest', typed: '1950-01-02' },
      { is: 'the century before', typed: '1899-12-31', message: birthDateRange },
    ],
  },
  {
    moment: '2026-03-01T21:30:00Z', // 2 March, 00:30 in Djibouti; still 1 March in UTC.
    edges: [
      { is: 'yesterday', typed: '2026-03-01' },
      { is: 'today', typed: '2026-03-02' },
      { is: 'tomorrow', typed: '2026-03-03', message: birthDateRange },
    ],
  },
];

export const admissionEdges = {
  firstName: firstNames(admissionMessages.firstName),
  lastName: lastNames(admissionMessages.lastName),
  phone: phones(admissionMessages.phone),
  email: emails(admissionMessages.email),
  motivation: [
    { is: 'nothing', typed: '' },
    { is: 'one character', typed: 'é' },
    ...upTo(4000, 'La lettre de motivation ne peut pas dépasser 4 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

export const contactEdges = {
  name: lastNames(contactMessages.name),
  email: emails(contactMessages.email),
  subject: [
    ...lengths(4, contactMessages.subject),
    ...upTo(200, 'Le sujet ne peut pas dépasser 200 caractères'),
  ],
  message: [
    ...lengths(9, contactMessages.message),
    ...upTo(10_000, 'Le message ne peut pas dépasser 10 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

export const teacherEdges = {
  firstName: firstNames(teacherMessages.firstName),
  lastName: lastNames(teacherMessages.lastName),
  email: emails(teacherMessages.email),
  phone: phones(teacherMessages.phone),
  specialization: [
    ...present(teacherMessages.specialization),
    ...upTo(200, 'La spécialisation ne peut pas dépasser 200 caractères'),
  ],
  experience: upTo(4000, 'L’expérience ne peut pas dépasser 4 000 caractères'),
  expertise: upTo(200, 'Les domaines d’expertise ne peuvent pas dépasser 200 caractères'),
  motivation: [
    ...present(teacherMessages.motivation),
    ...upTo(4000, 'La motivation ne peut pas dépasser 4 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

/** The hints before the fields about lengths and formats: ours, as the upper bounds are. */
export const hints = {
  admission: {
    firstName: 'De 2 à 100 caractères',
    lastName: 'De 2 à 100 caractères',
    birthDate: 'jj/mm/aaaa',
    phone: 'De 8 à 15 chiffres',
    email: 'nom@exemple.dj',
    motivation: '4 000 caractères au plus',
  },
  contact: {
    name: '2 caractères au moins',
    email: 'nom@exemple.dj',
    subject: '5 caractères au moins',
    message: '10 caractères au moins',
  },
  teacher: {
    firstName: '2 caractères au moins',
    lastName: '2 caractères au moins',
    email: 'nom@exemple.dj',
    phone: '8 chiffres au moins',
    lastDiploma: 'master, MBA, doctorat ou diplôme d’ingénieur',
    cv: 'PDF de 5 Mo au plus',
  },
} as const;
