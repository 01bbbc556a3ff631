/**
 * The three forms as specified (specification, sections 2, 5, 8 and 9), word for word except for the French typography
 * (`src/catalogs/typography.ts`). Literal copies: of the site, this file imports only types, so that a change of the
 * site fails a test, and `npm run check` names what a new field lacks here.
 */
import type { ProgramId } from '../../src/content/programs.ts';
import type { Deadline } from '#core/questions/schemas.ts';
import type { questions } from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import type { OpeningHoursFile } from '#core/time/schemas.ts';

type QuestionsOf<Kind extends RequestKind> = (typeof questions)[Kind];

type NamesWith<Trait, Kind extends RequestKind> = {
  [Name in keyof QuestionsOf<Kind>]: QuestionsOf<Kind>[Name] extends Trait ? Name : never;
}[keyof QuestionsOf<Kind>];

type LabelsOf<Kind extends RequestKind> = Record<keyof QuestionsOf<Kind>, string>;

type MessagesOf<Kind extends RequestKind> = Record<
  Exclude<keyof QuestionsOf<Kind>, NamesWith<{ isOptional: true }, Kind>>,
  string
>;

/** The choices of each field in the order of the form: the value in the payload, and the label. */
type ChoicesOf<Kind extends RequestKind> = {
  [Name in NamesWith<{ kind: 'choice' }, Kind>]: Record<
    QuestionsOf<Kind>[Name] extends { options: readonly (infer Option extends string)[] } ? Option : never,
    string
  >;
};

export type Choices = Readonly<Record<string, string>>;

export const admissionChoices = {
  formationType: {
    certifiante: 'Formation certifiante',
    academique: 'Formation académique',
  },
  requiredLevel: {
    bac: 'BAC',
    bts: 'BTS',
    licence: 'Licence',
    master: 'Master',
  },
  certifyingProgram: {
    'comptabilite-gestion': 'Certification en Comptabilité et Gestion',
    'management-leadership': 'Certification en Management et Leadership',
    'logistique-supply-chain': 'Certification en Logistique et Supply Chain',
    'securite-informatique': 'Certification en Sécurité Informatique',
    'energies-renouvelables': 'Certification en Énergies Renouvelables',
    'marketing-digital': 'Certification en Marketing Digital',
    'gestion-projet': 'Certification en Gestion de Projet',
    'ressources-humaines': 'Certification en Ressources Humaines',
  },
  academicYear: {
    '2024-2025': '2024-2025',
    '2025-2026': '2025-2026',
  },
  domain: {
    'comptabilite-controle-audit': 'Comptabilité Contrôle Audit',
    'strategie-gestion': 'Stratégie et Gestion des Entreprises',
    'logistique-transport': 'Logistique et Transport International',
    'systemes-reseaux-securite': 'Systèmes Réseaux et Sécurité',
    'genie-electrique': 'Génie Électrique et Développement Durable',
  },
  // Not in the specification: distinguishes the licence and the master of one domain.
  degree: {
    licence: 'Licence',
    master: 'Master',
  },
  lastDiploma: {
    bac: 'BAC',
    dut: 'DUT',
    bts: 'BTS',
    licence: 'Licence',
    master: 'Master',
    autres: 'Autres',
  },
  lastInstitution: {
    lycee: 'Lycée',
    'universite-djibouti': 'Université de Djibouti',
    'instituts-prives': 'Instituts privés Djibouti',
    'instituts-etrangers': 'Instituts étrangers',
  },
} as const satisfies ChoicesOf<'admission'>;

export const admissionLabels = {
  firstName: 'Prénom',
  lastName: 'Nom',
  birthDate: 'Date de naissance',
  phone: 'Numéro de téléphone',
  email: 'Email',
  formationType: 'Type de formation',
  requiredLevel: 'Niveau requis',
  certifyingProgram: 'Choix de la formation',
  academicYear: 'Année scolaire',
  domain: 'Domaine d’études',
  degree: 'Diplôme visé (optionnel)',
  lastDiploma: 'Dernier diplôme obtenu',
  lastInstitution: 'Dernier établissement',
  motivation: 'Lettre de motivation (optionnelle)',
} as const satisfies LabelsOf<'admission'>;

export const optionalAnswers = {
  admission: ['degree', 'motivation'],
  contact: [],
  teacher: ['experience', 'expertise', 'availability'],
} as const;

/** The labels in mails and error summaries, which leave out “optional”. */
export const shortLabels = {
  ...admissionLabels,
  degree: 'Diplôme visé',
  motivation: 'Lettre de motivation',
} as const;

/** The messages of the admission request for a missing or too short value (specification, section 5). */
export const admissionMessages = {
  firstName: 'Le prénom doit contenir au moins 2 caractères',
  lastName: 'Le nom doit contenir au moins 2 caractères',
  birthDate: 'La date de naissance est requise',
  phone: 'Le numéro de téléphone doit contenir au moins 8 chiffres',
  email: 'Email invalide',
  formationType: 'Veuillez sélectionner un type de formation',
  requiredLevel: 'Veuillez sélectionner le niveau requis',
  certifyingProgram: 'Veuillez sélectionner une formation certifiante',
  academicYear: 'Veuillez sélectionner une année',
  domain: 'Veuillez sélectionner un domaine d’études',
  lastDiploma: 'Veuillez sélectionner votre dernier diplôme',
  lastInstitution: 'Veuillez sélectionner votre dernier établissement',
} as const satisfies MessagesOf<'admission'>;

export const contactMessages = {
  name: 'Le nom doit contenir au moins 2 caractères',
  email: 'Email invalide',
  subject: 'Le sujet doit contenir au moins 5 caractères',
  message: 'Le message doit contenir au moins 10 caractères',
} as const satisfies MessagesOf<'contact'>;

export const contactLabels = {
  name: 'Nom complet',
  email: 'Email',
  subject: 'Sujet',
  message: 'Message',
} as const satisfies LabelsOf<'contact'>;

export const teacherLabels = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Email',
  phone: 'Numéro de téléphone',
  lastDiploma: 'Dernier diplôme obtenu',
  specialization: 'Spécialisation',
  experience: 'Expérience (optionnelle)',
  expertise: 'Domaines d’expertise (optionnels)',
  motivation: 'Motivation',
  availability: 'Disponibilité (optionnelle)',
  cv: 'CV',
} as const satisfies LabelsOf<'teacher'>;

/** The messages of the teacher application for a missing value, including some that the specification lacks. */
export const teacherMessages = {
  firstName: 'Le prénom doit contenir au moins 2 caractères',
  lastName: 'Le nom doit contenir au moins 2 caractères',
  email: 'Email invalide',
  phone: 'Le numéro de téléphone doit contenir au moins 8 chiffres',
  lastDiploma: 'Veuillez sélectionner votre dernier diplôme',
  specialization: 'Veuillez indiquer votre spécialisation',
  motivation: 'Veuillez indiquer votre motivation',
  cv: 'Veuillez joindre votre CV au format PDF',
} as const satisfies MessagesOf<'teacher'>;

export const teacherChoices = {
  lastDiploma: {
    master: 'Master',
    mba: 'MBA',
    doctorat: 'Doctorat/PhD',
    ingenieur: 'Diplôme d’ingénieur',
    licence: 'Licence (non éligible)',
    bts: 'BTS (non éligible)',
    autres: 'Autres',
  },
  availability: {
    'temps-plein': 'Temps plein',
    'temps-partiel': 'Temps partiel',
    vacataire: 'Vacataire',
    flexible: 'Flexible',
  },
} as const satisfies ChoicesOf<'teacher'>;

/** The toasts of section 8: the title, and the text if there is one. */
export const toasts = {
  admissionSent: [
    'Demande d’admission envoyée !',
    'Nous avons bien reçu votre demande et vous avez reçu un email de confirmation. Vous recevrez une réponse sous 48h.',
  ],
  contactSent: ['Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'],
  contactFailed: ['Erreur lors de l’envoi. Veuillez réessayer plus tard.'],
  teacherSent: [
    'Candidature envoyée',
    'Votre candidature a été envoyée avec succès. Nous vous contacterons prochainement.',
  ],
  teacherIneligible: [
    'Niveau requis non atteint',
    'Un niveau Master ou équivalent est requis pour postuler comme enseignant.',
  ],
} as const;

/** The deadlines of the degree programmes, for tests that need certain dates: the school may move its own. */
export const specifiedDeadlines: Record<ProgramId, Deadline> = {
  licenseCca: { kind: 'none' },
  licenseStrategieGestion: { kind: 'before', month: 9, day: 30 },
  licenseLogistique: { kind: 'before', month: 10, day: 15 },
  licenseSystemesReseaux: { kind: 'before', month: 9, day: 20 },
  licenseGenieElectrique: { kind: 'until', month: 9, day: 25 },
  masterCca: { kind: 'before', month: 8, day: 31 },
  masterManagement: { kind: 'before', month: 7, day: 15 },
  masterLogistique: { kind: 'before', month: 7, day: 30 },
  masterSystemesReseaux: { kind: 'before', month: 8, day: 1 },
};

/** The opening hours, for tests that need certain hours: the school may change its own. */
export const specifiedHours: Omit<OpeningHoursFile, '$schema'> = {
  school: hoursUntil('12:30', '11:30'),
  contact: hoursUntil('12:00', '11:00'),
};

function hoursUntil(noon: string, thursday: string): OpeningHoursFile['school'] {
  const evening = { from: '17:00', to: '21:00' };
  return [
    {
      days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday'],
      spans: [{ from: '8:00', to: noon }, evening],
    },
    { days: ['thursday'], spans: [{ from: '8:00', to: thursday }] },
    { days: ['friday'], spans: [] },
  ];
}
