/**
 * Bounds of the local forms that their rules apply and their messages name: those of the texts are section 5 of the
 * specification, that of the file is ours.
 */
export const limits = {
  /** In characters. */
  subjectMin: 5,
  messageMin: 10,
  /** The largest CV, in bytes. */
  cvMaxBytes: 5_000_000,
} as const;
