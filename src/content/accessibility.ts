import type { CustomTypeOptions } from 'i18next';

/** The status of an RGAA criterion on this site. Only a test or a check by hand makes a criterion `met`. */
type CriterionStatus = 'met' | 'notMet' | 'notApplicable';

/**
 * What shows that a criterion is met (tests, by their names in `accessibility.test.ts`, or a check by hand), or why it is not
 * met or does not apply.
 */
type Reason = keyof CustomTypeOptions['resources']['accessibility']['how'];

/** The last manual audit. Change the date together with the list of criteria. */
export const accessibilityReview = { date: '2026-11-23', standard: 'RGAA 4.1' } as const;

/** The criteria that are met, by the RGAA's number. */
const met = {
  '1.1': ['crawl', 'hand'],
  '1.2': ['crawl', 'hand'],
  '1.3': ['hand'],
  '1.8': ['hand'],
  '3.1': ['crawl', 'hand'],
  '3.2': ['crawl', 'colours'],
  '3.3': ['colours'],
  '5.4': ['hand'],
  '5.5': ['hand'],
  '5.6': ['crawl', 'hand'],
  '5.7': ['hand'],
  '6.1': ['crawl', 'head'],
  '6.2': ['crawl', 'head'],
  '7.2': ['head'],
  '7.3': ['crawl', 'keyboard'],
  '7.4': ['keyboard', 'navigation'],
  '7.5': ['heard', 'forms'],
  '8.1': ['markup', 'hand'],
  '8.2': ['markup'],
  '8.3': ['crawl', 'head'],
  '8.4': ['head'],
  '8.5': ['head'],
  '8.6': ['head', 'hand'],
  '8.7': ['crawl', 'hand'],
  '8.8': ['crawl', 'hand'],
  '8.9': ['markup', 'hand'],
  '9.1': ['crawl'],
  '9.2': ['crawl'],
  '9.3': ['hand'],
  '9.4': ['hand'],
  '10.1': ['markup', 'hand'],
  '10.2': ['hand'],
  '10.3': ['hand'],
  '10.4': ['crawl'],
  '10.5': ['colours', 'hand'],
  '10.6': ['crawl'],
  '10.7': ['crawl', 'focus'],
  '10.8': ['crawl', 'hand'],
  '10.9': ['hand'],
  '10.10': ['hand'],
  '10.11': ['crawl'],
  '10.12': ['crawl'],
  '11.1': ['crawl'],
  '11.2': ['trees', 'hand'],
  '11.3': ['hand'],
  '11.4': ['hand'],
  '11.5': ['trees', 'hand'],
  '11.6': ['crawl', 'trees'],
  '11.7': ['trees', 'hand'],
  '11.8': ['hand'],
  '11.9': ['crawl', 'hand'],
  '11.10': ['forms', 'heard'],
  '11.11': ['forms', 'heard'],
  '11.13': ['crawl', 'hand'],
  '12.1': ['siteMap', 'frame'],
  '12.2': ['frame'],
  '12.3': ['siteMap'],
  '12.4': ['frame'],
  '12.5': ['frame', 'siteMap'],
  '12.6': ['crawl'],
  '12.7': ['navigation'],
  '12.8': ['crawl'],
  '12.9': ['crawl', 'focus'],
  '12.11': ['keyboard', 'focus'],
  '13.1': ['hand'],
  '13.2': ['pages', 'hand'],
  '13.3': ['brochures', 'hand'],
  '13.4': ['brochures'],
  '13.7': ['hand'],
  '13.8': ['motion', 'pages', 'crawl'],
  '13.9': ['hand'],
  '13.10': ['pages', 'keyboard'],
  '13.11': ['hand'],
} as const satisfies Record<string, readonly Reason[]>;

/** The criteria that are not met, by the reason. */
const notMet = {
  captions: ['1.9'],
  groupedRows: ['5.1'],
  onlyOrca: ['7.1'],
} as const;

/** The criteria that do not apply, by the reason. */
const notApplicable = {
  noCaptcha: ['1.4', '1.5'],
  noDetailedImage: ['1.6', '1.7'],
  noFrame: ['2.1', '2.2'],
  noMedia: ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10', '4.11', '4.12', '4.13'],
  noSummary: ['5.2'],
  noLayoutTable: ['5.3', '5.8'],
  oneDirection: ['8.10'],
  noHover: ['10.13', '10.14'],
  noBinding: ['11.12'],
  noShortcut: ['12.10'],
  noCryptic: ['13.5', '13.6'],
  noMotionInput: ['13.12'],
} as const;

type Reasons = typeof notMet & typeof notApplicable;

interface Criterion {
  /** The RGAA's numbers of theme and criterion. The criterion's name is `accessibility.criteria.<number>`. */
  number: keyof typeof met | Reasons[keyof Reasons][number];
  status: CriterionStatus;
  how: readonly Reason[];
}

/**
 * The 106 criteria of the RGAA 4.1 in their order. The accessibility statement and its conformity rate are computed from
 * this list.
 */
export const accessibilityCriteria = [
  ...Object.entries(met).map(([number, how]) => ({ number, status: 'met', how })),
  ...withReasons('notMet', notMet),
  ...withReasons('notApplicable', notApplicable),
  // Safe cast: made of the keys and values above.
].sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true })) as Criterion[];

function withReasons(status: CriterionStatus, reasons: Record<string, readonly string[]>) {
  return Object.entries(reasons).flatMap(([reason, numbers]) =>
    numbers.map((number) => ({ number, status, how: [reason] })),
  );
}

export function countCriteria(status: CriterionStatus): number {
  return accessibilityCriteria.filter((criterion) => criterion.status === status).length;
}

/** The share of met criteria among those that apply, from 0 to 1 (the RGAA's rate). */
export const conformityRate = countCriteria('met') / (countCriteria('met') + countCriteria('notMet'));

/** The RGAA's level of conformity: full if every criterion is met, partial from half of them, otherwise none. */
export const conformityLevel: 'full' | 'partial' | 'none' =
  conformityRate === 1 ? 'full' : conformityRate >= 0.5 ? 'partial' : 'none';
