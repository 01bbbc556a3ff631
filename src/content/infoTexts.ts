/** The information texts in the order of the footer's links: catalog key and page of each. */
export const infoTexts = [
  { id: 'legalNotice', path: '/mentions-legales' },
  { id: 'privacy', path: '/confidentialite' },
  { id: 'internalRules', path: '/reglement-interieur' },
  { id: 'academicCalendar', path: '/calendrier-academique' },
  { id: 'accessibility', path: '/accessibilite' },
] as const;

export type InfoText = (typeof infoTexts)[number];
export type InfoTextId = InfoText['id'];

/** The hash that opens the text in a dialog on any page: `/about#mentions-legales`. */
export function hashOf({ path }: InfoText): string {
  return path.slice(1);
}
