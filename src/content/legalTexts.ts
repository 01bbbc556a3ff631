import { retentionMonths } from '#core/limits.ts';

/**
 * The periods and the date that the privacy policy states. The back end must comply with the periods, so change them
 * together with its settings. The school decides the date and `rightsAnswerDays`: replace both before going live.
 */
export const privacy = {
  requestRetentionMonths: retentionMonths,
  /**
   * The longest time that a hash of the applicant's network address is stored. The server deletes hashes that are a
   * day old, and does so every hour.
   */
  addressHashHours: 48,
  /** The time to answer an applicant who asks to see, correct or erase personal data. */
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

/** The periods and limits that the internal rules state. Invented: replace before going live (README, “Going live”). */
export const ruleLimits = {
  justificationHours: 48,
  /** The share of a subject's hours that a student may miss, from 0 to 1. */
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
