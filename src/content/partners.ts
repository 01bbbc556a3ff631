/** The sectors of the school's partners (specification, section 3), in the order shown. */
export const partnerSectors = ['telecom', 'insurance', 'finance', 'infrastructure'] as const;

/**
 * Some of the partner organisations; their names are `partnerNames.<id>`, their logos
 * `src/scenes/logos/<id>.svg`. All invented: replace before going live (README, “Going live”).
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
] as const satisfies readonly { id: string; sector: (typeof partnerSectors)[number] }[];
