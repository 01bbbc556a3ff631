/**
 * Every rule of what a person types into the three forms, at its edge: the last value that is refused, the first that is
 * taken, and the same at the upper end. Literal, like the specification beside it. The upper limits are not the
 * specification's but ours (`admissionLimits`).
 */
import { admissionMessages, contactMessages, teacherMessages } from './specification.ts';

export interface Edge {
  /** The case in words. */
  is: string;
  /** A date as YYYY-MM-DD. */
  typed: string;
  /** What the visitor is told; none when the answer is taken. */
  message?: string;
}

const letters = (count: number) => 'é'.repeat(count);
const digits = (count: number) => '7'.repeat(count);

/** An address of so many characters, each part as long as mail allows. */
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
function names(message: string, withoutLetter: string): Edge[] {
  return [
    ...lengths(1, message),
    { is: 'digits alone', typed: '77123456', message: withoutLetter },
    { is: 'signs alone', typed: '-’-', message: withoutLetter },
    { is: 'one letter among signs', typed: 'D’2' },
    { is: 'letters of another script', typed: 'حليمة' },
  ];
}
const firstNames = (message: string) => names(message, 'Le prénom doit contenir au moins une lettre');
const lastNames = (message: string) => names(message, 'Le nom doit contenir au moins une lettre');

const present = (message: string): Edge[] => [
  { is: 'nothing', typed: '', message },
  { is: 'spaces', typed: '   ', message },
  { is: 'one character', typed: 'é' },
];

const malformed = 'il faut un @, puis un point ; ni espace, ni virgule, ni accent';

/** The specification's message, then what is expected. */
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
  { is: 'the dot that a phone sets for two spaces', typed: 'hodan@exemple.dj. ' },
  { is: 'the brackets of a mail program', typed: '<hodan@exemple.dj>' },
  { is: 'the scheme of a link that was copied', typed: 'mailto:hodan@exemple.dj' },
];

const phones = (message: string): Edge[] => [
  { is: 'nothing', typed: '', message },
  { is: '7 digits', typed: digits(7), message },
  { is: '7 digits and what stands between them', typed: '+25 (37) 7-1.2', message },
  { is: '8 digits', typed: digits(8) },
  { is: '9 digits', typed: digits(9) },
  { is: '11 digits with the prefix', typed: '+253 77 12 34 56' },
];

const birthDateRange =
  'La date de naissance est requise : elle doit se situer entre le 1er janvier 1950 et aujourd’hui';

/** Two moments around midnight in Djibouti, at which other zones have another day, and what is typed then. */
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
  firstName: [
    ...firstNames(admissionMessages.firstName),
    ...upTo(100, 'Le prénom ne peut pas dépasser 100 caractères'),
  ],
  lastName: [
    ...lastNames(admissionMessages.lastName),
    ...upTo(100, 'Le nom ne peut pas dépasser 100 caractères'),
  ],
  phone: [
    ...phones(admissionMessages.phone),
    { is: '14 digits', typed: digits(14) },
    { is: '15 digits', typed: digits(15) },
    { is: '15 digits with spaces between them', typed: '+777 77 77 77 77 77 77' },
    {
      is: '16 digits',
      typed: digits(16),
      message: 'Le numéro de téléphone ne peut pas dépasser 15 chiffres',
    },
    {
      is: 'enough digits and a letter',
      typed: '77 12 34 56 x',
      message:
        'Le numéro de téléphone ne peut contenir que des chiffres, des espaces, des points, des tirets, des parenthèses et le signe +',
    },
    { is: 'the prefix in brackets', typed: '(+253) 77.12.34.56' },
    { is: 'the hyphens and dashes of a web page', typed: '+253\u201177\u201112–34–56' },
  ],
  email: [
    ...emails(admissionMessages.email),
    { is: '253 characters', typed: address(253) },
    { is: '254 characters', typed: address(254) },
    {
      is: '255 characters',
      typed: address(255),
      message: `${admissionMessages.email} : une adresse ne peut pas dépasser 254 caractères`,
    },
  ],
  motivation: [
    { is: 'nothing', typed: '' },
    { is: 'one character', typed: 'é' },
    ...upTo(4000, 'La lettre de motivation ne peut pas dépasser 4 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

export const contactEdges = {
  name: lastNames(contactMessages.name),
  email: emails(contactMessages.email),
  subject: lengths(4, contactMessages.subject),
  message: lengths(9, contactMessages.message),
} satisfies Record<string, Edge[]>;

export const teacherEdges = {
  firstName: firstNames(teacherMessages.firstName),
  lastName: lastNames(teacherMessages.lastName),
  email: emails(teacherMessages.email),
  phone: phones(teacherMessages.phone),
  specialization: present(teacherMessages.specialization),
  motivation: present(teacherMessages.motivation),
} satisfies Record<string, Edge[]>;

/** What is said before each field of the lengths and formats that it takes: ours, as the upper limits are. */
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
