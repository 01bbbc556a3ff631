/** What the contact message and the teacher application ask, in the order of their pages. */

/** The answers of a contact message. */
export const contactAnswerNames = ['name', 'email', 'subject', 'message'] as const;

export type ContactAnswerName = (typeof contactAnswerNames)[number];

/** The answers of a teacher application; the CV comes apart. */
export const teacherAnswerNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'lastDiploma',
  'specialization',
  'experience',
  'expertise',
  'motivation',
  'availability',
] as const;

export type TeacherAnswerName = (typeof teacherAnswerNames)[number];

/** Stable identifiers of the choices, in the order in which the form shows them (section 5 of the specification). */
export const teacherOptions = {
  lastDiploma: ['master', 'mba', 'doctorat', 'ingenieur', 'licence', 'bts', 'autres'],
  availability: ['temps-plein', 'temps-partiel', 'vacataire', 'flexible'],
} as const;

/**
 * Bounds that the rules apply and their messages name: those of the texts are section 5 of the specification, that of the
 * file is ours.
 */
export const messageLimits = {
  /** In characters. */
  subjectMin: 5,
  messageMin: 10,
  /** The largest CV, in bytes. */
  cvMaxBytes: 5_000_000,
} as const;
