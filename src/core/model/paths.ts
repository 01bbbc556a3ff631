/**
 * The pages that mails link to. Not in the protocols, which no other page loads. The secret of a link is its fragment (`#…`),
 * which browsers do not send to a server.
 */
export const dossierPath = '/dossier';
export const officePath = '/office';

export const dossierFunction = 'dossier';
export const officeFunction = 'office';
