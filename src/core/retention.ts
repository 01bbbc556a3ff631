/** How long a request is kept, as the privacy policy says, unless `RETENTION_MONTHS` is set. */
export const retentionMonths = 24;
