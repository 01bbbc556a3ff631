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

/** The criteria by status and reasons: the RGAA's numbers of theme and criterion, with spaces between them. */
const numbersByReasons = [
  ['met', ['crawl'], '9.1 9.2 10.4 10.6 10.11 10.12 11.1 12.6 12.8'],
  ['met', ['crawl', 'hand'], '1.1 1.2 3.1 5.6 8.7 8.8 10.8 11.9 11.13'],
  ['met', ['crawl', 'head'], '6.1 6.2 8.3'],
  ['met', ['crawl', 'colours'], '3.2'],
  ['met', ['crawl', 'keyboard'], '7.3'],
  ['met', ['crawl', 'focus'], '10.7 12.9'],
  ['met', ['groups'], '11.6'],
  [
    'met',
    ['hand'],
    '1.3 1.8 5.4 5.5 5.7 9.3 9.4 10.2 10.3 10.9 10.10 11.2 11.3 11.4 11.8 13.1 13.7 13.9 13.11',
  ],
  ['met', ['colours'], '3.3'],
  ['met', ['colours', 'hand'], '10.5'],
  ['met', ['head'], '7.2 8.4 8.5'],
  ['met', ['head', 'hand'], '8.6'],
  ['met', ['markup'], '8.2'],
  ['met', ['markup', 'hand'], '8.1 8.9 10.1'],
  ['met', ['groups', 'hand'], '11.5 11.7'],
  ['met', ['keyboard', 'focus'], '12.11'],
  ['met', ['keyboard', 'navigation'], '7.4'],
  ['met', ['navigation'], '12.7'],
  ['met', ['heard', 'forms'], '7.5'],
  ['met', ['forms', 'heard'], '11.10 11.11'],
  ['met', ['frame'], '12.2 12.4'],
  ['met', ['siteMap'], '12.3'],
  ['met', ['siteMap', 'frame'], '12.1'],
  ['met', ['frame', 'siteMap'], '12.5'],
  ['met', ['pages', 'hand'], '13.2'],
  ['met', ['pages', 'keyboard'], '13.10'],
  ['met', ['brochures'], '13.4'],
  ['met', ['brochures', 'hand'], '13.3'],
  ['met', ['motion', 'pages', 'crawl'], '13.8'],
  ['notMet', ['captions'], '1.9'],
  ['notMet', ['groupedRows'], '5.1'],
  ['notMet', ['onlyOrca'], '7.1'],
  ['notApplicable', ['noCaptcha'], '1.4 1.5'],
  ['notApplicable', ['noDetailedImage'], '1.6 1.7'],
  ['notApplicable', ['noFrame'], '2.1 2.2'],
  ['notApplicable', ['noMedia'], '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13'],
  ['notApplicable', ['noSummary'], '5.2'],
  ['notApplicable', ['noLayoutTable'], '5.3 5.8'],
  ['notApplicable', ['oneDirection'], '8.10'],
  ['notApplicable', ['noHover'], '10.13 10.14'],
  ['notApplicable', ['noBinding'], '11.12'],
  ['notApplicable', ['noShortcut'], '12.10'],
  ['notApplicable', ['noCryptic'], '13.5 13.6'],
  ['notApplicable', ['noMotionInput'], '13.12'],
] as const satisfies readonly [CriterionStatus, readonly Reason[], string][];

type WordOf<Text extends string> = Text extends `${infer Word} ${infer Others}`
  ? Word | WordOf<Others>
  : Text;

interface Criterion {
  /** The criterion's name is `accessibility.criteria.<number>`. */
  number: WordOf<(typeof numbersByReasons)[number][2]>;
  status: CriterionStatus;
  how: readonly Reason[];
}

/**
 * The 106 criteria of the RGAA 4.1 in their order. The accessibility statement and its conformity rate are computed from
 * this list.
 */
export const accessibilityCriteria = numbersByReasons
  .flatMap(([status, how, numbers]) =>
    numbers.split(' ').map((number): Criterion => ({ number: number as Criterion['number'], status, how })),
  )
  .sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));

export function countCriteria(status: CriterionStatus): number {
  return accessibilityCriteria.filter((criterion) => criterion.status === status).length;
}

/** The share of met criteria among those that apply, from 0 to 1 (the RGAA's rate). */
export const conformityRate = countCriteria('met') / (countCriteria('met') + countCriteria('notMet'));

/** The RGAA's level of conformity: full if every criterion is met, partial from half of them, otherwise none. */
export const conformityLevel: 'full' | 'partial' | 'none' =
  conformityRate === 1 ? 'full' : conformityRate >= 0.5 ? 'partial' : 'none';
