/** Bounds of the local forms (sections 5 and 9 of the specification) that their rules apply and their messages name. */
export const limits = {
  /** In characters. */
  subjectMin: 5,
  messageMin: 10,
  /** The largest CV, in bytes. */
  cvMaxBytes: 5_000_000,
} as const;
