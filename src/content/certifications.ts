import type { questions } from '#core/questions/questions.ts';

type CertifyingProgram = (typeof questions.admission.certifyingProgram.options)[number];

/**
 * The school's ISO certificate. The number and the issuing body are invented: replace them before going live
 * (README, “Going live”). The validity is the specification's.
 */
export const isoCertificate = {
  /** A no-break space keeps the standard's name on one line. */
  standard: 'ISO\u00a021001:2018',
  number: 'QCA-21001-2024-0317',
  issuingBody: 'Qualicorne Certification',
  validFrom: '2024-08-31',
  validUntil: '2025-08-30',
} as const;

/** Whether the certificate has expired on a date. It is valid on its last day. */
export function hasCertificateExpired(date: string): boolean {
  return date > isoCertificate.validUntil;
}

export const certificateMonths = { min: 3, max: 12 } as const;

/** The certification tracks by group, with their hours (specification, section 9). Texts: `certifications.tracks`. */
export const certificationTracks = {
  digital: { office: 40, googleWorkspace: 30, adobe: 60, digitalMarketing: 50 },
  trade: { accountingSoftware: 80, commercialSoftware: 60, supplyChain: 70, projectManagement: 100 },
  sector: { portLogistics: 90, islamicFinance: 60, cybersecurity: 80, renewableEnergies: 70 },
} as const satisfies Record<string, Record<string, number>>;

/** The option of the admission request for a track. A message asks for the others. */
export const programOfTrack: Partial<Record<string, CertifyingProgram>> = {
  digitalMarketing: 'marketing-digital',
  accountingSoftware: 'comptabilite-gestion',
  supplyChain: 'logistique-supply-chain',
  projectManagement: 'gestion-projet',
  cybersecurity: 'securite-informatique',
  renewableEnergies: 'energies-renouvelables',
};

const allHours = Object.values(certificationTracks).flatMap((tracks) => Object.values(tracks));
export const trackHours = { min: Math.min(...allHours), max: Math.max(...allHours) };
