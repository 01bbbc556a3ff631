/** The address of the site, without a slash at its end: SITE_URL at build time. */
export const origin = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
