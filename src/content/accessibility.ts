/** The status of an RGAA criterion on this site. Only a test or a check by hand makes a criterion `met`. */
export type CriterionStatus = 'met' | 'notMet' | 'notApplicable';

/**
 * The tests that verify RGAA criteria, with their paths in this repository. Their descriptions are the texts
 * `accessibility.how.<id>`.
 */
export const accessibilityTests = {
  crawl: 'tests/crawl/crawl.e2e.ts',
  colours: 'src/theme/contrast.test.ts',
  keyboard: 'tests/a11y/keyboardTasks.e2e.ts',
  focus: 'tests/a11y/focus.e2e.ts',
  navigation: 'tests/a11y/navigation.e2e.ts',
  motion: 'tests/a11y/motion.e2e.ts',
  trees: 'tests/crawl/crawl.e2e.ts',
  heard: 'tests/heard/walks.heard.ts',
  forms: 'tests/e2e/admissionRequest.e2e.ts',
  pages: 'tests/e2e/pages.e2e.ts',
  head: 'tests/site/head.test.ts',
  markup: 'tests/site/siteFiles.test.ts',
  frame: 'tests/site/specification.frame.test.ts',
  siteMap: 'tests/site/siteMap.test.ts',
} as const;

type TestId = keyof typeof accessibilityTests;

/** A reason why a criterion is not met or does not apply. Its text is `accessibility.how.<id>`. */
type ReasonId =
  | 'captions'
  | 'onlyOrca'
  | 'noCaptcha'
  | 'noDetailedImage'
  | 'noFrame'
  | 'noMedia'
  | 'groupedRows'
  | 'noSummary'
  | 'noLayoutTable'
  | 'oneDirection'
  | 'noHover'
  | 'noBinding'
  | 'noShortcut'
  | 'noDocument'
  | 'noCryptic'
  | 'noMotionInput';

interface Criterion {
  /**
   * The RGAA's numbers of theme and criterion. The criterion's name is `accessibility.criteria.<theme>.<criterion>`.
   */
  number: `${number}.${number}`;
  status: CriterionStatus;
  /** What the status rests on: tests, a check by hand on the day of the review, or a reason. */
  how: readonly (TestId | 'hand' | ReasonId)[];
}

/** The last check by hand. Change the date together with the list of criteria. */
export const accessibilityReview = { date: '2026-11-23', standard: 'RGAA 4.1' } as const;

/**
 * The 106 criteria of the RGAA 4.1. The accessibility statement and its conformity rate are computed from this list.
 */
export const accessibilityCriteria = [
  { number: '1.1', status: 'met', how: ['crawl', 'hand'] },
  { number: '1.2', status: 'met', how: ['crawl', 'hand'] },
  { number: '1.3', status: 'met', how: ['hand'] },
  { number: '1.4', status: 'notApplicable', how: ['noCaptcha'] },
  { number: '1.5', status: 'notApplicable', how: ['noCaptcha'] },
  { number: '1.6', status: 'notApplicable', how: ['noDetailedImage'] },
  { number: '1.7', status: 'notApplicable', how: ['noDetailedImage'] },
  { number: '1.8', status: 'met', how: ['hand'] },
  { number: '1.9', status: 'notMet', how: ['captions'] },
  { number: '2.1', status: 'notApplicable', how: ['noFrame'] },
  { number: '2.2', status: 'notApplicable', how: ['noFrame'] },
  { number: '3.1', status: 'met', how: ['crawl', 'hand'] },
  { number: '3.2', status: 'met', how: ['crawl', 'colours'] },
  { number: '3.3', status: 'met', how: ['colours'] },
  { number: '4.1', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.2', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.3', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.4', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.5', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.6', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.7', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.8', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.9', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.10', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.11', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.12', status: 'notApplicable', how: ['noMedia'] },
  { number: '4.13', status: 'notApplicable', how: ['noMedia'] },
  { number: '5.1', status: 'notMet', how: ['groupedRows'] },
  { number: '5.2', status: 'notApplicable', how: ['noSummary'] },
  { number: '5.3', status: 'notApplicable', how: ['noLayoutTable'] },
  { number: '5.4', status: 'met', how: ['hand'] },
  { number: '5.5', status: 'met', how: ['hand'] },
  { number: '5.6', status: 'met', how: ['crawl', 'hand'] },
  { number: '5.7', status: 'met', how: ['hand'] },
  { number: '5.8', status: 'notApplicable', how: ['noLayoutTable'] },
  { number: '6.1', status: 'met', how: ['crawl', 'head'] },
  { number: '6.2', status: 'met', how: ['crawl', 'head'] },
  { number: '7.1', status: 'notMet', how: ['onlyOrca'] },
  { number: '7.2', status: 'met', how: ['head'] },
  { number: '7.3', status: 'met', how: ['crawl', 'keyboard'] },
  { number: '7.4', status: 'met', how: ['keyboard', 'navigation'] },
  { number: '7.5', status: 'met', how: ['heard', 'forms'] },
  { number: '8.1', status: 'met', how: ['markup', 'hand'] },
  { number: '8.2', status: 'met', how: ['markup'] },
  { number: '8.3', status: 'met', how: ['crawl', 'head'] },
  { number: '8.4', status: 'met', how: ['head'] },
  { number: '8.5', status: 'met', how: ['head'] },
  { number: '8.6', status: 'met', how: ['head', 'hand'] },
  { number: '8.7', status: 'met', how: ['crawl', 'hand'] },
  { number: '8.8', status: 'met', how: ['crawl', 'hand'] },
  { number: '8.9', status: 'met', how: ['markup', 'hand'] },
  { number: '8.10', status: 'notApplicable', how: ['oneDirection'] },
  { number: '9.1', status: 'met', how: ['crawl'] },
  { number: '9.2', status: 'met', how: ['crawl'] },
  { number: '9.3', status: 'met', how: ['hand'] },
  { number: '9.4', status: 'met', how: ['hand'] },
  { number: '10.1', status: 'met', how: ['markup', 'hand'] },
  { number: '10.2', status: 'met', how: ['hand'] },
  { number: '10.3', status: 'met', how: ['hand'] },
  { number: '10.4', status: 'met', how: ['crawl'] },
  { number: '10.5', status: 'met', how: ['colours', 'hand'] },
  { number: '10.6', status: 'met', how: ['crawl'] },
  { number: '10.7', status: 'met', how: ['crawl', 'focus'] },
  { number: '10.8', status: 'met', how: ['crawl', 'hand'] },
  { number: '10.9', status: 'met', how: ['hand'] },
  { number: '10.10', status: 'met', how: ['hand'] },
  { number: '10.11', status: 'met', how: ['crawl'] },
  { number: '10.12', status: 'met', how: ['crawl'] },
  { number: '10.13', status: 'notApplicable', how: ['noHover'] },
  { number: '10.14', status: 'notApplicable', how: ['noHover'] },
  { number: '11.1', status: 'met', how: ['crawl'] },
  { number: '11.2', status: 'met', how: ['trees', 'hand'] },
  { number: '11.3', status: 'met', how: ['hand'] },
  { number: '11.4', status: 'met', how: ['hand'] },
  { number: '11.5', status: 'met', how: ['trees', 'hand'] },
  { number: '11.6', status: 'met', how: ['crawl', 'trees'] },
  { number: '11.7', status: 'met', how: ['trees', 'hand'] },
  { number: '11.8', status: 'met', how: ['hand'] },
  { number: '11.9', status: 'met', how: ['crawl', 'hand'] },
  { number: '11.10', status: 'met', how: ['forms', 'heard'] },
  { number: '11.11', status: 'met', how: ['forms', 'heard'] },
  { number: '11.12', status: 'notApplicable', how: ['noBinding'] },
  { number: '11.13', status: 'met', how: ['crawl', 'hand'] },
  { number: '12.1', status: 'met', how: ['siteMap', 'frame'] },
  { number: '12.2', status: 'met', how: ['frame'] },
  { number: '12.3', status: 'met', how: ['siteMap'] },
  { number: '12.4', status: 'met', how: ['frame'] },
  { number: '12.5', status: 'met', how: ['frame', 'siteMap'] },
  { number: '12.6', status: 'met', how: ['crawl'] },
  { number: '12.7', status: 'met', how: ['navigation'] },
  { number: '12.8', status: 'met', how: ['crawl'] },
  { number: '12.9', status: 'met', how: ['crawl', 'focus'] },
  { number: '12.10', status: 'notApplicable', how: ['noShortcut'] },
  { number: '12.11', status: 'met', how: ['keyboard', 'focus'] },
  { number: '13.1', status: 'met', how: ['hand'] },
  { number: '13.2', status: 'met', how: ['pages', 'hand'] },
  { number: '13.3', status: 'notApplicable', how: ['noDocument'] },
  { number: '13.4', status: 'notApplicable', how: ['noDocument'] },
  { number: '13.5', status: 'notApplicable', how: ['noCryptic'] },
  { number: '13.6', status: 'notApplicable', how: ['noCryptic'] },
  { number: '13.7', status: 'met', how: ['hand'] },
  { number: '13.8', status: 'met', how: ['motion', 'pages', 'crawl'] },
  { number: '13.9', status: 'met', how: ['hand'] },
  { number: '13.10', status: 'met', how: ['pages', 'keyboard'] },
  { number: '13.11', status: 'met', how: ['hand'] },
  { number: '13.12', status: 'notApplicable', how: ['noMotionInput'] },
] as const satisfies readonly Criterion[];

/** The number of criteria with this status. */
export function countOf(status: CriterionStatus): number {
  // A wider type, because a comparison with a status that no criterion has today would not compile.
  const criteria: readonly Criterion[] = accessibilityCriteria;
  return criteria.filter((criterion) => criterion.status === status).length;
}

/** The share of met criteria among those that apply, from 0 to 1 (the RGAA's rate). */
export const conformityRate = countOf('met') / (countOf('met') + countOf('notMet'));

/** The RGAA's level of conformity: full if every criterion is met, partial from half of them, otherwise none. */
export const conformityLevel: 'full' | 'partial' | 'none' =
  conformityRate === 1 ? 'full' : conformityRate >= 0.5 ? 'partial' : 'none';
