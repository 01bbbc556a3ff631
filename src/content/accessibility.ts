/** How a criterion of WCAG 2.2 stands on this site. */
export type CriterionStatus = 'met' | 'notApplicable' | 'notMet';

interface Criterion {
  /** As WCAG numbers it. */
  number: string;
  /** Its words are `accessibility.criteria.<id>`. */
  id: string;
  level: 'A' | 'AA';
  status: CriterionStatus;
}

/** The day of the review that the statement reports: change it with the list. */
export const accessibilityReview = { date: '2026-11-21', standard: 'WCAG 2.2' } as const;

/**
 * Every criterion of WCAG 2.2 at the levels A and AA, checked one by one. The statement in the footer is made of it;
 * what can be measured is held by `tests/a11y`.
 */
export const accessibilityCriteria = [
  { number: '1.1.1', id: 'nonTextContent', level: 'A', status: 'met' },
  { number: '1.2.1', id: 'audioOrVideoOnly', level: 'A', status: 'notApplicable' },
  { number: '1.2.2', id: 'captions', level: 'A', status: 'notApplicable' },
  { number: '1.2.3', id: 'mediaAlternative', level: 'A', status: 'notApplicable' },
  { number: '1.2.4', id: 'liveCaptions', level: 'AA', status: 'notApplicable' },
  { number: '1.2.5', id: 'audioDescription', level: 'AA', status: 'notApplicable' },
  { number: '1.3.1', id: 'infoAndRelationships', level: 'A', status: 'met' },
  { number: '1.3.2', id: 'meaningfulSequence', level: 'A', status: 'met' },
  { number: '1.3.3', id: 'sensoryCharacteristics', level: 'A', status: 'met' },
  { number: '1.3.4', id: 'orientation', level: 'AA', status: 'met' },
  { number: '1.3.5', id: 'inputPurpose', level: 'AA', status: 'met' },
  { number: '1.4.1', id: 'useOfColor', level: 'A', status: 'met' },
  { number: '1.4.2', id: 'audioControl', level: 'A', status: 'notApplicable' },
  { number: '1.4.3', id: 'contrastMinimum', level: 'AA', status: 'met' },
  { number: '1.4.4', id: 'resizeText', level: 'AA', status: 'met' },
  { number: '1.4.5', id: 'imagesOfText', level: 'AA', status: 'met' },
  { number: '1.4.10', id: 'reflow', level: 'AA', status: 'met' },
  { number: '1.4.11', id: 'nonTextContrast', level: 'AA', status: 'met' },
  { number: '1.4.12', id: 'textSpacing', level: 'AA', status: 'met' },
  { number: '1.4.13', id: 'contentOnHover', level: 'AA', status: 'met' },
  { number: '2.1.1', id: 'keyboard', level: 'A', status: 'met' },
  { number: '2.1.2', id: 'noKeyboardTrap', level: 'A', status: 'met' },
  { number: '2.1.4', id: 'characterKeyShortcuts', level: 'A', status: 'notApplicable' },
  { number: '2.2.1', id: 'timingAdjustable', level: 'A', status: 'met' },
  { number: '2.2.2', id: 'pauseStopHide', level: 'A', status: 'met' },
  { number: '2.3.1', id: 'threeFlashes', level: 'A', status: 'met' },
  { number: '2.4.1', id: 'bypassBlocks', level: 'A', status: 'met' },
  { number: '2.4.2', id: 'pageTitled', level: 'A', status: 'met' },
  { number: '2.4.3', id: 'focusOrder', level: 'A', status: 'met' },
  { number: '2.4.4', id: 'linkPurpose', level: 'A', status: 'met' },
  { number: '2.4.5', id: 'multipleWays', level: 'AA', status: 'met' },
  { number: '2.4.6', id: 'headingsAndLabels', level: 'AA', status: 'met' },
  { number: '2.4.7', id: 'focusVisible', level: 'AA', status: 'met' },
  { number: '2.4.11', id: 'focusNotObscured', level: 'AA', status: 'met' },
  { number: '2.5.1', id: 'pointerGestures', level: 'A', status: 'met' },
  { number: '2.5.2', id: 'pointerCancellation', level: 'A', status: 'met' },
  { number: '2.5.3', id: 'labelInName', level: 'A', status: 'met' },
  { number: '2.5.4', id: 'motionActuation', level: 'A', status: 'notApplicable' },
  { number: '2.5.7', id: 'draggingMovements', level: 'AA', status: 'met' },
  { number: '2.5.8', id: 'targetSize', level: 'AA', status: 'met' },
  { number: '3.1.1', id: 'languageOfPage', level: 'A', status: 'met' },
  { number: '3.1.2', id: 'languageOfParts', level: 'AA', status: 'met' },
  { number: '3.2.1', id: 'onFocus', level: 'A', status: 'met' },
  { number: '3.2.2', id: 'onInput', level: 'A', status: 'met' },
  { number: '3.2.3', id: 'consistentNavigation', level: 'AA', status: 'met' },
  { number: '3.2.4', id: 'consistentIdentification', level: 'AA', status: 'met' },
  { number: '3.2.6', id: 'consistentHelp', level: 'A', status: 'met' },
  { number: '3.3.1', id: 'errorIdentification', level: 'A', status: 'met' },
  { number: '3.3.2', id: 'labelsOrInstructions', level: 'A', status: 'met' },
  { number: '3.3.3', id: 'errorSuggestion', level: 'AA', status: 'met' },
  { number: '3.3.4', id: 'errorPrevention', level: 'AA', status: 'met' },
  { number: '3.3.7', id: 'redundantEntry', level: 'A', status: 'met' },
  { number: '3.3.8', id: 'accessibleAuthentication', level: 'AA', status: 'notApplicable' },
  { number: '4.1.2', id: 'nameRoleValue', level: 'A', status: 'met' },
  { number: '4.1.3', id: 'statusMessages', level: 'AA', status: 'met' },
] as const satisfies readonly Criterion[];

export type AccessibilityCriterion = (typeof accessibilityCriteria)[number];

/** WCAG's four principles by the first figure of a criterion's number. */
export const accessibilityPrinciples = [
  { id: 'perceivable', figure: '1' },
  { id: 'operable', figure: '2' },
  { id: 'understandable', figure: '3' },
  { id: 'robust', figure: '4' },
] as const;
