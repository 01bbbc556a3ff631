/** The texts of the footer in their order: the key of their words, and the page of each. */
export const infoTexts = [
  { id: 'legalNotice', path: '/mentions-legales' },
  { id: 'privacy', path: '/confidentialite' },
  { id: 'internalRules', path: '/reglement-interieur' },
  { id: 'academicCalendar', path: '/calendrier-academique' },
  { id: 'accessibility', path: '/accessibilite' },
] as const;

export type InfoText = (typeof infoTexts)[number];
export type InfoTextId = InfoText['id'];

/** What an address ends with where the text is open in a dialog: `/about#mentions-legales`. */
export function hashOf({ path }: InfoText): string {
  return path.slice(1);
}
