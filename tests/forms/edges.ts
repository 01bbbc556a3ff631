/**
 * Boundary values of every validation rule: the longest value that is too short, the shortest valid one, the longest
 * valid one, and the shortest that is too long. Literal, like `specification.ts`. The specification has no upper
 * limits; they come from `answerLimits` in `questions.ts`.
 */
import { admissionMessages, contactMessages, teacherMessages } from './specification.ts';

export interface Edge {
  description: string;
  /** The value that a visitor types; a date as YYYY-MM-DD. */
  typed: string;
  message?: string;
  expectedStored?: string;
}

const letters = (count: number) => 'é'.repeat(count);
const digits = (count: number) => '7'.repeat(count);

/** A valid e-mail address of `length` characters, with a local part and labels of the maximum length. */
function address(length: number): string {
  const local = 'a'.repeat(64);
  const labels = 'b'.repeat(length - local.length - '@'.length - '.dj'.length);
  return `${local}@${labels.replaceAll(/(.{61})(?=.{2})./g, '$1.')}.dj`;
}

function minLengthEdges(limit: number, message: string): Edge[] {
  const short = limit - 1;
  return [
    { description: `${short} characters`, typed: letters(short), message },
    { description: `${short} characters beyond the first plane`, typed: '𐐷'.repeat(short), message },
    { description: `${short} characters between spaces`, typed: `  ${letters(short)}  `, message },
    { description: `${limit} characters`, typed: letters(limit) },
  ];
}

function maxLengthEdges(limit: number, message: string): Edge[] {
  return [
    { description: `${limit} characters`, typed: letters(limit) },
    { description: `${limit} characters in a script beyond the first plane`, typed: '𐐷'.repeat(limit) },
    { description: `${limit + 1} characters`, typed: letters(limit + 1), message },
  ];
}

/** Names must contain a letter, because the greeting of a mail keeps only letters. */
function nameEdges(name: string, message: string): Edge[] {
  const withoutLetter = `${name} doit contenir au moins une lettre`;
  const tooLong = `${name} ne peut pas dépasser 100 caractères`;
  return [
    ...minLengthEdges(2, message),
    { description: 'digits alone', typed: '77123456', message: withoutLetter },
    { description: 'signs alone', typed: '-’-', message: withoutLetter },
    { description: 'one letter among signs', typed: 'D’2' },
    { description: 'letters of another script', typed: 'حليمة' },
    { description: 'a letter and its accent apart', typed: 'E\u0301lodie', expectedStored: 'Élodie' },
    { description: 'an invisible character', typed: 'Ali \u200B Omar', expectedStored: 'Ali Omar' },
    ...maxLengthEdges(100, tooLong),
  ];
}
const firstNameEdges = (message: string) => nameEdges('Le prénom', message);
const lastNameEdges = (message: string) => nameEdges('Le nom', message);

const presenceEdges = (message: string): Edge[] => [
  { description: 'nothing', typed: '', message },
  { description: 'spaces', typed: '   ', message },
  { description: 'one character', typed: 'é' },
];

const malformed = 'il faut un @, puis un point ; ni espace, ni virgule, ni accent';

/** An address with what visitors paste around it. */
const cleaned = (description: string, typed: string) => ({
  description,
  typed,
  expectedStored: 'hodan@exemple.dj',
});

/** `invalid` is the message of the specification. The site adds what is wrong. */
const emailEdges = (invalid: string, message = `${invalid} : ${malformed}`): Edge[] => [
  { description: 'nothing', typed: '', message: `${invalid} : indiquez votre adresse` },
  { description: 'no @', typed: 'hodan.exemple.dj', message },
  { description: 'no name', typed: '@exemple.dj', message },
  { description: 'no domain', typed: 'hodan@', message },
  { description: 'a domain without a dot', typed: 'hodan@exemple', message },
  { description: 'a space inside', typed: 'hodan warsama@exemple.dj', message },
  { description: 'two @', typed: 'hodan@warsama@exemple.dj', message },
  { description: 'an accent', typed: 'aïcha@exemple.dj', message },
  { description: 'a short address', typed: 'h@e.dj' },
  { description: 'a tag and a hyphen', typed: 'hodan+admission@mon-exemple.co.uk' },
  { description: 'spaces around it', typed: '  hodan@exemple.dj ' },
  cleaned('the full stop that a phone inserts for two spaces', 'hodan@exemple.dj. '),
  cleaned('angle brackets of a mail program', '<hodan@exemple.dj>'),
  cleaned('the scheme of a copied mailto link', 'mailto:hodan@exemple.dj'),
  cleaned('that scheme in capitals', 'MAILTO:hodan@exemple.dj'),
  cleaned('the comma of a list', 'hodan@exemple.dj,'),
  cleaned('quotes', '"hodan@exemple.dj"'),
  cleaned('French quotes', '« hodan@exemple.dj »'),
  cleaned('the name of a mail program', 'Hodan Warsama <hodan@exemple.dj>'),
  cleaned('that name in quotes, and a comma', '"Warsama, Hodan" <hodan@exemple.dj>,'),
  { description: 'two addresses', typed: 'hodan@exemple.dj, ali@exemple.dj', message },
  { description: 'two addresses of a mail program', typed: '<hodan@exemple.dj> <ali@exemple', message },
  { description: 'a name before a bare address', typed: 'Hodan hodan@exemple.dj', message },
  cleaned('all of these', '<mailto:hodan@exemple.dj>.'),
  { description: '254 characters', typed: address(254) },
  {
    description: '255 characters',
    typed: address(255),
    message: `${invalid} : une adresse ne peut pas dépasser 254 caractères`,
  },
];

const phoneEdges = (message: string): Edge[] => [
  { description: 'nothing', typed: '', message },
  { description: '7 digits', typed: digits(7), message },
  { description: '7 digits and separators', typed: '+25 (37) 7-1.2', message },
  { description: '8 digits', typed: digits(8) },
  { description: '11 digits with the prefix', typed: '+253 77 12 34 56' },
  { description: '15 digits', typed: digits(15) },
  { description: '15 digits with spaces between them', typed: '+777 77 77 77 77 77 77' },
  { description: '16 digits', typed: digits(16), message: tooManyDigits },
  { description: 'two numbers', typed: '77 12 34 56 / 77 65 43 21', message: tooManyDigits },
  { description: 'two numbers and a word', typed: '77 12 34 56 ou 77 65 43 21', message: tooManyDigits },
  { description: 'a slash inside one number', typed: '77/12/34/56' },
  { description: 'a national zero in brackets', typed: '+33 (0)6 12 34 56 78' },
  { description: 'a letter in place of a digit', typed: '77 12 34 5o', message: symbolsInPhone('o') },
  { description: 'enough digits and a letter', typed: '77 12 34 56 x', message: symbolsInPhone('x') },
  { description: 'a + at the end', typed: '77 12 34 56+', message: symbolsInPhone('+') },
  {
    description: 'a number in a sentence',
    typed: 'appelez le 77 12 34 56 svp',
    message: symbolsInPhone('appelez'),
  },
  { description: 'the prefix in brackets', typed: '(+253) 77.12.34.56' },
  { description: 'the hyphens and dashes of a web page', typed: '+253\u201177\u201112–34–56' },
  { description: 'Arabic digits', typed: '٧٧ ١٢ ٣٤ ٥٦', expectedStored: '77 12 34 56' },
  { description: 'Persian digits', typed: '۷۷ ۱۲ ۳۴ ۵۶', expectedStored: '77 12 34 56' },
];

const tooManyDigits = 'Indiquez un seul numéro de téléphone, de 15 chiffres au plus';
const symbolsInPhone = (characters: string) =>
  `Le numéro de téléphone contient autre chose que des chiffres : « ${characters} »`;

const birthDateOutOfRange =
  'La date de naissance est requise : elle doit se situer entre le 1er janvier 1950 et aujourd’hui';

/** Boundaries of the birth date just before and after midnight in Djibouti, when other time zones have another date. */
export const birthDateEdges: { moment: string; edges: Edge[] }[] = [
  {
    moment: '2026-03-01T20:30:00Z', // 1 March, 23:30 in Djibouti; 2 March on Kiritimati, the time zone of the test browser.
    edges: [
      { description: 'today', typed: '2026-03-01' },
      { description: 'tomorrow', typed: '2026-03-02', message: birthDateOutOfRange },
      { description: 'the day before the oldest', typed: '1949-12-31', message: birthDateOutOfRange },
      { description: 'the oldest', typed: '1950-01-01' },
    ],
  },
  {
    moment: '2026-03-01T21:30:00Z', // 2 March, 00:30 in Djibouti; still 1 March in UTC.
    edges: [
      { description: 'today', typed: '2026-03-02' },
      { description: 'tomorrow', typed: '2026-03-03', message: birthDateOutOfRange },
    ],
  },
];

export const admissionEdges = {
  firstName: firstNameEdges(admissionMessages.firstName),
  lastName: lastNameEdges(admissionMessages.lastName),
  phone: phoneEdges(admissionMessages.phone),
  email: emailEdges(admissionMessages.email),
  motivation: [
    { description: 'nothing', typed: '' },
    { description: 'one character', typed: 'é' },
    ...maxLengthEdges(4000, 'La lettre de motivation ne peut pas dépasser 4 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

export const contactEdges = {
  name: lastNameEdges(contactMessages.name),
  email: emailEdges(contactMessages.email),
  subject: [
    ...minLengthEdges(5, contactMessages.subject),
    ...maxLengthEdges(200, 'Le sujet ne peut pas dépasser 200 caractères'),
  ],
  message: [
    ...minLengthEdges(10, contactMessages.message),
    ...maxLengthEdges(10_000, 'Le message ne peut pas dépasser 10 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

export const teacherEdges = {
  firstName: firstNameEdges(teacherMessages.firstName),
  lastName: lastNameEdges(teacherMessages.lastName),
  email: emailEdges(teacherMessages.email),
  phone: phoneEdges(teacherMessages.phone),
  specialization: [
    ...presenceEdges(teacherMessages.specialization),
    ...maxLengthEdges(200, 'La spécialisation ne peut pas dépasser 200 caractères'),
  ],
  experience: maxLengthEdges(4000, 'L’expérience ne peut pas dépasser 4 000 caractères'),
  expertise: maxLengthEdges(200, 'Les domaines d’expertise ne peuvent pas dépasser 200 caractères'),
  motivation: [
    ...presenceEdges(teacherMessages.motivation),
    ...maxLengthEdges(4000, 'La motivation ne peut pas dépasser 4 000 caractères'),
  ],
} satisfies Record<string, Edge[]>;

/** Hints before the fields. Like the upper limits, not in the specification. */
export const hints = {
  admission: {
    firstName: 'Comme sur votre carte d’identité',
    lastName: 'Si vous n’avez qu’un nom, répétez-le',
    birthDate: 'jj/mm/aaaa',
    phone: 'avec l’indicatif du pays',
    email: 'nom@exemple.dj',
    motivation: 'Quelques lignes, si vous le souhaitez',
  },
  teacher: {
    email: 'nom@exemple.dj',
    phone: 'avec l’indicatif du pays',
    lastDiploma: 'Pour un diplôme équivalent',
    cv: 'PDF de 5 Mo au plus',
  },
} as const;
