import { type Degree, type Domain, type Program, programs } from '#core/questions/programs.ts';

const emblemsByDomain = {
  'comptabilite-controle-audit': 'accounting',
  'strategie-gestion': 'strategy',
  'logistique-transport': 'logistics',
  'systemes-reseaux-securite': 'networks',
  'genie-electrique': 'energy',
} as const satisfies Record<Domain, string>;

export type ProgramId = keyof typeof programs;

type ProgramEntry = (typeof programs)[ProgramId];
type AliasOf<Entry extends ProgramEntry> = Entry extends { aliases: readonly (infer Alias)[] }
  ? Alias
  : never;

/** Aliases included. */
type ProgramSlug = ProgramEntry['slug'] | AliasOf<ProgramEntry>;

export type ProgramPath = `/programs/${ProgramSlug}`;

/** The return type includes the optional facts, which only some programmes have. */
export function programOf(id: ProgramId): Program<ProgramSlug> {
  return programs[id];
}

export function programPath(id: ProgramId): ProgramPath {
  return `/programs/${programs[id].slug}`;
}

/** The file of a programme's brochure, which the build writes in French (`src/build/brochure.ts`). */
export function brochurePath(id: ProgramId): string {
  return `/brochures/${programs[id].slug}.pdf`;
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

export function emblemOf(id: ProgramId) {
  return emblemsByDomain[programs[id].domain];
}

/** Every degree programme, in the order of the overview. */
export const programIds = Object.keys(programs) as ProgramId[]; // Safe cast: `programs` has no other keys.

const programsBySlug = Object.fromEntries(
  programIds.flatMap((id) => {
    const { slug, aliases = [] } = programOf(id);
    return [slug, ...aliases].map((each) => [each, id]);
  }),
) as Record<ProgramSlug, ProgramId>; // Safe cast: made of every slug.

export function isProgramSlug(slug: string): slug is ProgramSlug {
  return Object.hasOwn(programsBySlug, slug);
}

export function programAt(slug: ProgramSlug): ProgramId {
  return programsBySlug[slug];
}

/** The programme whose page a path shows; undefined for any other page. */
export function programAtPath(path: string): ProgramId | undefined {
  const slug = path.replace('/programs/', '');
  return isProgramSlug(slug) ? programAt(slug) : undefined;
}

export const programSlugs = Object.keys(programsBySlug) as ProgramSlug[]; // Safe cast: the record has no other keys.

/** Alias paths (specification, section 2), each with the main path of the page that it shows. */
export const aliases: Readonly<Record<string, string>> = {
  '/student-space': '/admission-request',
  ...Object.fromEntries(
    programSlugs
      .map((slug) => [`/programs/${slug}`, programPath(programAt(slug))] as const)
      .filter(([path, main]) => path !== main),
  ),
};

export function programsOf(family: Program['family']): ProgramId[] {
  return programIds.filter((id) => programs[id].family === family);
}

/** Facts that a family's programmes share: years, and the level as years after the baccalaureate. */
export const families = {
  licence: { years: 3, level: 3, isInEvening: false },
  master: { years: 2, level: 5, isInEvening: true },
} as const;

export const internshipMonthsMin = 4;

/** Graduation years of the people quoted in the overview. Invented, like their names in the catalog. */
export const graduateYears = { licence: 2022, master: 2024, executive: 2024 } as const;

/** The entries of executive education in the overview; both lead to its page. */
export const executiveEntries = ['shortPrograms', 'customPrograms'] as const;

export const executivePath = '/programs/executive';

/** The short certifying programmes of executive education, each with the field of study that it is nearest to. */
export const executivePrograms = [
  { id: 'teamManagement', hours: 70, domain: 'strategie-gestion' },
  { id: 'financeForNonFinanciers', hours: 40, domain: 'comptabilite-controle-audit' },
  { id: 'digitalTransformation', hours: 60, domain: 'systemes-reseaux-securite' },
  { id: 'supplyChain', hours: 50, domain: 'logistique-transport' },
] as const satisfies readonly { id: string; hours: number; domain: Domain }[];

export const executiveHours = {
  min: Math.min(...executivePrograms.map(({ hours }) => hours)),
  max: Math.max(...executivePrograms.map(({ hours }) => hours)),
};
