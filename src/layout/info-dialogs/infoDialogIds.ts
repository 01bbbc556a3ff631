/** The footer's information dialogs in their order: the key of their words, and their address on every page. */
export const infoDialogs = [
  { id: 'legalNotice', hash: 'mentions-legales' },
  { id: 'privacy', hash: 'confidentialite' },
  { id: 'internalRules', hash: 'reglement-interieur' },
  { id: 'academicCalendar', hash: 'calendrier-academique' },
  { id: 'accessibility', hash: 'accessibilite' },
] as const;

export type InfoDialogId = (typeof infoDialogs)[number]['id'];
