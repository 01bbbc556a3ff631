import type { deadlines } from '#core/questions/academicYears.ts';
import type { AdmissionAnswer, Degree } from '#core/questions/questions.ts';

/** A field of study, as the admission request offers it. */
export type Domain = AdmissionAnswer<'domain'>;

/** The emblem of each field of study. */
const domainEmblems = {
  'comptabilite-controle-audit': 'accounting',
  'strategie-gestion': 'strategy',
  'logistique-transport': 'logistics',
  'systemes-reseaux-securite': 'networks',
  'genie-electrique': 'energy',
} as const satisfies Record<Domain, string>;

/** The fields of study in the order of the admission request. */
export const domains = Object.keys(domainEmblems) as Domain[]; // the keys of a literal object are its keys

interface Program<Slug extends string = string> {
  /** The last part of the page's address: `/programs/<slug>`. */
  slug: Slug;
  /** Further slugs that show the same page (specification, section 2). */
  aliases?: readonly Slug[];
  family: Degree;
  /** The answers that “Candidater” preselects in the admission request. */
  domain: Domain;
  /** Whether the programme is initial training, for students before their first job. */
  training?: 'initial';
  /** Required years of professional experience. */
  experienceYears?: { min: number; max?: number };
  toeicMin?: number;
  /** Fees of a year, in Djibouti francs. Left out until the school publishes them. */
  feesPerYear?: number;
}

/**
 * The degree programmes (specification, section 9), each with its deadline in `academicYears.ts`. Their texts:
 * `programNames` and a slice with the key's name.
 */
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
} as const satisfies Record<keyof typeof deadlines, Program>;

export type ProgramId = keyof typeof programs;

type ProgramEntry = (typeof programs)[ProgramId];
type AliasOf<Entry extends ProgramEntry> = Entry extends { aliases: readonly (infer Alias)[] }
  ? Alias
  : never;

/** A slug that shows a degree programme, aliases included. */
export type ProgramSlug = ProgramEntry['slug'] | AliasOf<ProgramEntry>;

/** The address of a degree programme's page, aliases included. */
export type ProgramPath = `/programs/${ProgramSlug}`;

/** A programme's facts, with the optional ones in their type. */
export function programOf(id: ProgramId): Program<ProgramSlug> {
  return programs[id];
}

/** The main address of a programme's page. */
export function programPath(id: ProgramId): ProgramPath {
  return `/programs/${programs[id].slug}`;
}

/** The search parameters that preselect a programme in the admission request. */
export function admissionSearchFor(id: ProgramId): { domain: Domain; degree: Degree } {
  const { domain, family } = programOf(id);
  return { domain, degree: family };
}

/** The programmes with this domain and degree. An empty string matches any; without a match, every programme. */
export function programsFor(domain = '', degree = ''): readonly ProgramId[] {
  const found = programIds.filter(
    (id) => (!domain || programs[id].domain === domain) && (!degree || programs[id].family === degree),
  );
  return found.length > 0 ? found : programIds;
}

/** The emblem of a programme's field of study, which a licence and a master share. */
export function emblemOf(id: ProgramId) {
  return domainEmblems[programs[id].domain];
}

/** Every degree programme, in the order of the overview. */
export const programIds = Object.keys(programs) as ProgramId[]; // the keys of a literal object are its keys

/** The programme that each slug shows. */
const programsBySlug = Object.fromEntries(
  programIds.flatMap((id) => {
    const { slug, aliases = [] } = programOf(id);
    return [slug, ...aliases].map((each) => [each, id]);
  }),
) as Record<ProgramSlug, ProgramId>; // made of every slug

export function isProgramSlug(slug: string): slug is ProgramSlug {
  return Object.hasOwn(programsBySlug, slug);
}

/** The programme that a slug or an alias shows. */
export function programAt(slug: ProgramSlug): ProgramId {
  return programsBySlug[slug];
}

/** The programme whose page a path shows; undefined for any other page. */
export function programAtPath(path: string): ProgramId | undefined {
  const slug = path.replace('/programs/', '');
  return isProgramSlug(slug) ? programAt(slug) : undefined;
}

/** Every slug, aliases included. */
export const programSlugs = Object.keys(programsBySlug) as ProgramSlug[]; // the keys of a typed record

/** Alias paths (specification, section 2), each with the main path of the page that it shows. */
export const aliases: Readonly<Record<string, string>> = {
  '/student-space': '/admission-request',
  ...Object.fromEntries(
    programSlugs
      .map((slug) => [`/programs/${slug}`, programPath(programAt(slug))] as const)
      .filter(([path, main]) => path !== main),
  ),
};

/** A family's programmes in their order. */
export function programsOf(family: Program['family']): ProgramId[] {
  return programIds.filter((id) => programs[id].family === family);
}

/** Facts that a family's programmes share: years, and the level as years after the baccalaureate. */
export const families = {
  licence: { years: 3, level: 3, isInEvening: false },
  master: { years: 2, level: 5, isInEvening: true },
} as const;

/** The shortest internship, in months. */
export const internshipMonthsMin = 4;

/** Graduation years of the people quoted in the overview. Invented, like their names in the catalog. */
export const graduateYears = { licence: 2022, master: 2024, executive: 2024 } as const;

/** The entries of executive education in the overview; both lead to its page. */
export const executiveEntries = ['shortPrograms', 'customPrograms'] as const;

/** The page of executive education. */
export const executivePath = '/programs/executive';

/**
 * The short certifying programmes of executive education, in hours, with the field of study that each is nearest to.
 */
export const executivePrograms = [
  { id: 'teamManagement', hours: 70, domain: 'strategie-gestion' },
  { id: 'financeForNonFinanciers', hours: 40, domain: 'comptabilite-controle-audit' },
  { id: 'digitalTransformation', hours: 60, domain: 'systemes-reseaux-securite' },
  { id: 'supplyChain', hours: 50, domain: 'logistique-transport' },
] as const satisfies readonly { id: string; hours: number; domain: Domain }[];

/** The shortest and the longest short programme, in hours. */
export const executiveHours = {
  min: Math.min(...executivePrograms.map(({ hours }) => hours)),
  max: Math.max(...executivePrograms.map(({ hours }) => hours)),
};

/** Ways to follow a short programme; their words are `executive.delivery.modes.<id>`. */
export const deliveryModes = ['evening', 'onSite', 'blended'] as const;

/** Ways to fund a short programme; their texts are `executive.funding.options.<id>`. */
export const fundingOptions = ['employer', 'instalments', 'group', 'partner'] as const;

/**
 * Participants' testimonials; their words are `executive.testimonials.items.<id>`. Invented until the school supplies
 * its own.
 */
export const executiveTestimonials = [
  { id: 'teamManagement', program: 'teamManagement', year: 2024, rating: 5 },
  { id: 'finance', program: 'financeForNonFinanciers', year: 2023, rating: 5 },
  { id: 'supplyChain', program: 'supplyChain', year: 2024, rating: 4 },
] as const;
