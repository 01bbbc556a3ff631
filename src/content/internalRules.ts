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

/** The delays and limits that the rules set. Invented: replace before going live (README, “Before going live”). */
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
