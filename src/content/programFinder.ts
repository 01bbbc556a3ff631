import {
  type Domain,
  domains,
  executivePrograms,
  families,
  type ProgramId,
  programIds,
  programOf,
} from './programs.ts';

/**
 * The questions of the programme finder in order, each with its answers as they stand in the address, in French because
 * visitors see them there. The texts of a question and its answers: `programs.finder.questions` and `.answers`.
 */
export const finderQuestions = {
  /** The visitor's diploma. A licence takes a Bac+2 into its second year. */
  diplome: ['bac', 'bac2', `bac${families.licence.level}`],
  /** What the visitor likes doing, as the field of study that it leads to. */
  domaine: [...domains, 'inconnu'],
  /** Where a visitor who does not know a field would like to work. */
  lieu: ['bureau', 'equipe', 'port', 'ecran', 'terrain'],
  /** Whether the visitor works beside the studies. */
  travail: ['non', 'oui'],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;

/** The answers given so far. */
export type FinderAnswers = { [Question in FinderQuestion]?: (typeof finderQuestions)[Question][number] };

/** The search parameters of the overview. */
export type FinderSearch = { [Question in FinderQuestion]?: string };

/** The two fields of study nearest to each place of work, the nearer first. */
const domainsOfPlace = {
  bureau: ['comptabilite-controle-audit', 'strategie-gestion'],
  equipe: ['strategie-gestion', 'logistique-transport'],
  port: ['logistique-transport', 'strategie-gestion'],
  ecran: ['systemes-reseaux-securite', 'comptabilite-controle-audit'],
  terrain: ['genie-electrique', 'systemes-reseaux-securite'],
} as const satisfies Record<(typeof finderQuestions.lieu)[number], readonly [Domain, Domain]>;

/** A programme that fits the answers. */
export type FoundProgram =
  | { kind: 'degree'; id: ProgramId; domain: Domain }
  | { kind: 'course'; id: (typeof executivePrograms)[number]['id']; domain: Domain };

/** The number of programmes that the finder advises at most, so that they stand side by side. */
const advisedMax = 2;

/** The questions to ask: that of the place only to visitors who do not know a field. */
export function questionsFor({ domaine }: FinderAnswers): FinderQuestion[] {
  // Safe cast: the keys of a literal object are its keys.
  const questions = Object.keys(finderQuestions) as FinderQuestion[];
  return questions.filter((question) => question !== 'lieu' || domaine === 'inconnu');
}

/** The fields that the answers lead to, the nearest first; undefined while they exclude none. */
function domainsFor({ domaine, lieu }: FinderAnswers): readonly Domain[] | undefined {
  if (domaine !== 'inconnu') return domaine && [domaine];
  return lieu && domainsOfPlace[lieu];
}

/**
 * The programmes that fit the answers, the nearest first. Short programmes are for people at work, so a visitor without
 * a job does not find them.
 */
export function findPrograms(answers: FinderAnswers): FoundProgram[] {
  const { diplome, travail } = answers;
  const family = diplome && (diplome === `bac${families.licence.level}` ? 'master' : 'licence');
  const degrees = programIds
    .map((id) => ({ kind: 'degree' as const, id, ...programOf(id) }))
    .filter((program) => !family || program.family === family)
    .map(({ kind, id, domain }) => ({ kind, id, domain }));
  const courses =
    travail === 'oui'
      ? executivePrograms.map(({ id, domain }) => ({ kind: 'course' as const, id, domain }))
      : [];
  const found = [...degrees, ...courses];
  return (
    domainsFor(answers)?.flatMap((domain) => found.filter((program) => program.domain === domain)) ?? found
  );
}

/** The programmes to compare; undefined until diploma and field are known. Empty if the school has none that fits. */
export function advisePrograms(answers: FinderAnswers): FoundProgram[] | undefined {
  if (!answers.diplome || !domainsFor(answers)) return undefined;
  // A degree of each field before a second programme of one: the visitor compares fields.
  return findPrograms(answers)
    .toSorted((one, other) => Number(one.kind === 'course') - Number(other.kind === 'course'))
    .slice(0, advisedMax);
}

/** The known answers among search parameters, without an answer to a question that is not asked. */
export function readAnswers(search: { [Question in FinderQuestion]?: unknown }): FinderAnswers {
  const answers: FinderAnswers = Object.fromEntries(
    Object.entries(finderQuestions).flatMap(([question, known]) => {
      // Safe cast: the keys of the object are the questions.
      const answer = known.find((value) => value === search[question as FinderQuestion]);
      return answer ? [[question, answer]] : [];
    }),
  );
  if (answers.domaine !== 'inconnu') delete answers.lieu;
  return answers;
}
