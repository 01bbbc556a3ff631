/** The sectors of the school's partners (section 3), in the order shown. */
export const partnerSectors = ['telecom', 'insurance', 'finance', 'infrastructure'] as const;

export type PartnerSector = (typeof partnerSectors)[number];

interface Partner {
  id: string;
  sector: PartnerSector;
}

/**
 * Some of the partner organisations; their names are `partnerNames.<id>`, their drawn logos
 * `src/pages/home/Partners.tsx`. All invented: replace before going live (README, “Before going live”).
 */
export const partners = [
  { id: 'corneFibre', sector: 'telecom' },
  { id: 'tadjourahMobile', sector: 'telecom' },
  { id: 'mutuelleSalines', sector: 'insurance' },
  { id: 'grandBaraAssurances', sector: 'insurance' },
  { id: 'creditGoubet', sector: 'finance' },
  { id: 'artaFinance', sector: 'finance' },
  { id: 'moucha', sector: 'finance' },
  { id: 'quaisDuGolfe', sector: 'infrastructure' },
  { id: 'corridorFret', sector: 'infrastructure' },
  { id: 'energieDuRift', sector: 'infrastructure' },
] as const satisfies readonly Partner[];

export type PartnerId = (typeof partners)[number]['id'];
