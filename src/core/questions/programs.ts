/** The fields of study in the order of the admission request. */
export const domains = [
  'comptabilite-controle-audit',
  'strategie-gestion',
  'logistique-transport',
  'systemes-reseaux-securite',
  'genie-electrique',
] as const;

export type Domain = (typeof domains)[number];

export const degrees = ['licence', 'master'] as const;

export type Degree = (typeof degrees)[number];

/** The degree that somebody with `lastDiploma`, an answer of the admission request, studies for next. */
export const nextDegree = (lastDiploma: string): Degree =>
  ['licence', 'master'].includes(lastDiploma) ? 'master' : 'licence';

export interface Program<Slug extends string = string> {
  /** As in `/programs/<slug>`. */
  slug: Slug;
  /** Further slugs that show the same page (specification, section 2). */
  aliases?: readonly Slug[];
  family: Degree;
  /** The domain that the button “Candidater” preselects in the admission request, with the `family` as degree. */
  domain: Domain;
  /** Initial training: for students before their first job. */
  training?: 'initial';
  experienceYears?: { min: number; max?: number };
  toeicMin?: number;
  /** Fees of a year, in Djibouti francs. Left out until the school publishes them. */
  feesPerYear?: number;
}

/** The degree programmes (specification, section 9). Their texts: `programNames` and a slice with the key's name. */
export const programs = {
  licenseCca: {
    slug: 'license-cca',
    family: 'licence',
    domain: 'comptabilite-controle-audit',
    training: 'initial',
  },
  licenseStrategieGestion: {
    slug: 'license-strategie-gestion',
    aliases: ['license-management'],
    family: 'licence',
    domain: 'strategie-gestion',
  },
  licenseLogistique: {
    slug: 'license-logistique',
    aliases: ['license-logistics'],
    family: 'licence',
    domain: 'logistique-transport',
  },
  licenseSystemesReseaux: {
    slug: 'license-systemes-reseaux',
    family: 'licence',
    domain: 'systemes-reseaux-securite',
  },
  licenseGenieElectrique: {
    slug: 'license-genie-electrique',
    family: 'licence',
    domain: 'genie-electrique',
  },
  masterCca: {
    slug: 'master-cca',
    family: 'master',
    domain: 'comptabilite-controle-audit',
  },
  masterManagement: {
    slug: 'master-management',
    family: 'master',
    domain: 'strategie-gestion',
    experienceYears: { min: 3 },
    toeicMin: 750,
  },
  masterLogistique: {
    slug: 'master-logistique',
    aliases: ['master-logistics'],
    family: 'master',
    domain: 'logistique-transport',
    experienceYears: { min: 2, max: 3 },
  },
  masterSystemesReseaux: {
    slug: 'master-systemes-reseaux',
    family: 'master',
    domain: 'systemes-reseaux-securite',
  },
} as const satisfies Record<string, Program>;
