/** As the privacy policy says, unless `RETENTION_MONTHS` is set. */
export const retentionMonths = 24;
