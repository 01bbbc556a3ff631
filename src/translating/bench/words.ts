/** The bench’s own words, which no visitor of the site sees: not in `locales/`, whose texts are to be translated. */
import { type Sentences, sentences } from '../../catalogs/checkLocales.ts';
import { type Place, kinds } from '../context.ts';

const rules: Sentences = {
  empty: () => 'the text is empty.',
  tooLong: (length) => `the text has ${length} characters: split it into paragraphs.`,
  spaceAtEnd: () => 'the text begins or ends with a space: delete it.',
  brokenVariable: () => 'a variable is damaged: write it as {{name}}.',
  invisible: () =>
    'the text has an invisible character, such as a line break or a direction mark: delete it.',
  html: (html) => `visitors would see “${html}”: delete the HTML, and write the character itself.`,
  number: () => 'write the number 12345.6 with the separators of your language, such as “12,345.6”.',
  variables: (_, wrong) => `check ${wrong}: variables keep their names.`,
};

const inFrenchAndEnglish = {
  rules: [sentences as Sentences, rules],
  kind: [(kind: Place['kind']): string => kinds[kind], (kind: Place['kind']): string => kind],
  title: ['Banc de traduction', 'Translation bench'],
  inLanguage: ['In English', 'En français'],
  language: ['Code de la langue', 'Code of the language'],
  unknownLanguage: ['Ce n’est pas le code d’une langue.', 'This is not the code of a language.'],
  part: ['Page', 'Page'],
  all: ['Tous les textes', 'All texts'],
  parts: [
    { frame: 'Cadre de toutes les pages', teachers: 'Formulaire des enseignants', mails: 'Emails' },
    { frame: 'Frame of every page', teachers: 'Form for teachers', mails: 'Mails' },
  ] as Record<string, string>[],
  show: ['À montrer', 'Show'],
  everything: ['Tout', 'Everything'],
  missing: ['À traduire', 'To translate'],
  changed: ['Français modifié', 'French has changed'],
  wrong: ['À corriger', 'To correct'],
  different: ['Autre dans le fichier', 'Different in the file'],
  search: ['Chercher un texte', 'Find a text'],
  count: [
    (count: number) => `${count} ${count > 1 ? 'textes' : 'texte'}`,
    (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`,
  ],
  more: ['Afficher la suite', 'Show more'],
  progress: [
    (done: number, total: number) => `${done} sur ${total}`,
    (done: number, total: number) => `${done} of ${total}`,
  ],
  room: [
    (letters: number) => `place pour ${letters} signes par ligne`,
    (letters: number) => `room for ${letters} characters a line`,
  ],
  before: [
    (before: string) => `Le français a changé. Avant : « ${before} »`,
    (before: string) => `French has changed. Before: “${before}”`,
  ],
  stillRight: ['La traduction reste juste', 'The translation is still right'],
  inFile: [(theirs: string) => `Le fichier a « ${theirs} »`, (theirs: string) => `The file has “${theirs}”`],
  mine: ['Garder la mienne', 'Keep mine'],
  theirs: ['Prendre celle du fichier', 'Take the file’s'],
  place: [
    (name: string) => `Placer ${name} au curseur ({)`,
    (name: string) => `Put ${name} at the cursor ({)`,
  ],
  forms: [(examples: string) => `pour ${examples}`, (examples: string) => `for ${examples}`],
  download: ['Télécharger', 'Download'],
  open: ['Ouvrir un fichier, ou le déposer ici', 'Open a file, or drop it here'],
  opened: [
    (taken: number, unknown: number, different: number) =>
      `Textes lus : ${taken} ; inconnus, laissés de côté : ${unknown} ; autres que les vôtres : ${different}.`,
    (taken: number, unknown: number, different: number) =>
      `Texts read: ${taken}; unknown, left out: ${unknown}; different from yours: ${different}.`,
  ],
  notJson: ['Ce fichier n’est pas un fichier de textes.', 'This is not a file of texts.'],
  otherLanguage: [
    (name: string) => `${name} est le fichier d’une autre langue.`,
    (name: string) => `${name} is the file of another language.`,
  ],
  picture: ['Image', 'Picture'],
  noPicture: ['Sans image', 'No picture'],
  inFrench: ['En français', 'In French'],
  notKept: [
    'Ce navigateur ne garde rien : téléchargez le fichier avant de fermer.',
    'This browser keeps nothing: download the file before you close it.',
  ],
};

export type Words = {
  [Name in keyof typeof inFrenchAndEnglish]: (typeof inFrenchAndEnglish)[Name][number];
};

export function wordsIn(language: 'fr' | 'en'): Words {
  const pairs = Object.entries(inFrenchAndEnglish);
  // Safe cast: one of each pair.
  return Object.fromEntries(pairs.map(([name, pair]) => [name, pair[language === 'fr' ? 0 : 1]])) as Words;
}
