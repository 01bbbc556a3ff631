/**
 * What the privacy policy promises in figures. The back end keeps these promises: change them together with its
 * settings. The date and the time to answer are the school's to decide: replace them before going live.
 */
export const privacy = {
  /**
   * After these an admission request is removed with its mails: the default of `RETENTION_MONTHS`, of which the server
   * says at its start when it differs, and the number in the migration `schedule`, which a test holds to this one.
   */
  requestRetentionMonths: 24,
  /**
   * Within these the hash of an applicant's network address is forgotten: the server forgets it after a day, and
   * looks every few hours.
   */
  fingerprintHours: 48,
  /** To an applicant who asks for access, correction or erasure. */
  rightsAnswerDays: 30,
  inForceSince: '2025-09-01',
} as const;

/** The articles of the internal rules in their order; their words are `internalRules.articles.<id>`. */
export const internalRulesArticles = [
  'attendance',
  'lateness',
  'exams',
  'fraud',
  'plagiarism',
  'respect',
  'premises',
  'library',
  'convictions',
  'sanctions',
  'appeal',
] as const;

/** The delays and limits that the rules set. Invented: replace before going live (README, “Going live”). */
export const ruleLimits = {
  justificationHours: 48,
  /** Of a subject's hours. */
  absenceShare: 0.2,
  lateArrivalMinutes: 10,
  examNoticeDays: 15,
  examLateArrivalMinutes: 30,
  loanDays: 14,
  exclusionDays: 15,
  summonsDays: 5,
  appealDays: 10,
  appealAnswerDays: 15,
  markAppealDays: 7,
} as const;
