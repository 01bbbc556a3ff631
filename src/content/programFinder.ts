import { type Domain, domains } from '#core/questions/programs.ts';
import { executivePrograms, families, type ProgramId, programIds, programOf } from './programs.ts';

/**
 * The questions of the programme finder in order, each with the values of its answers in the page's address. They are
 * French, because visitors see them there. The texts are `programs.finder.questions` and `programs.finder.answers`.
 */
export const finderQuestions = {
  /** The visitor's diploma. `bac2`: with a Bac+2, a student enters the second year of a licence at this school. */
  diplome: ['bac', 'bac2', `bac${families.licence.level}`],
  /** The activity that the visitor likes, by the field of study that it leads to; `inconnu`: the visitor does not know. */
  domaine: [...domains, 'inconnu'],
  /** The place where the visitor would like to work. Asked only if the field of study is `inconnu`. */
  lieu: ['bureau', 'equipe', 'port', 'ecran', 'terrain'],
  /** Whether the visitor has a job. */
  travail: ['non', 'oui'],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;

export type FinderAnswers = { [Question in FinderQuestion]?: (typeof finderQuestions)[Question][number] };

/** The search parameters of the overview of programmes (`/programs`). */
export type FinderSearch = { [Question in FinderQuestion]?: string };

/** The two fields of study nearest to each place of work, the nearer first. */
const domainsOfPlace = {
  bureau: ['comptabilite-controle-audit', 'strategie-gestion'],
  equipe: ['strategie-gestion', 'logistique-transport'],
  port: ['logistique-transport', 'strategie-gestion'],
  ecran: ['systemes-reseaux-securite', 'comptabilite-controle-audit'],
  terrain: ['genie-electrique', 'systemes-reseaux-securite'],
} as const satisfies Record<(typeof finderQuestions.lieu)[number], readonly [Domain, Domain]>;

export type FoundProgram =
  | { kind: 'degree'; id: ProgramId; domain: Domain }
  | { kind: 'course'; id: (typeof executivePrograms)[number]['id']; domain: Domain };

/** They fit side by side. */
const advisedMax = 2;

/** The questions to ask. The place of work is asked only of visitors who do not know a field of study. */
export function questionsFor({ domaine }: FinderAnswers): FinderQuestion[] {
  // Safe cast: `finderQuestions` has no other keys.
  const questions = Object.keys(finderQuestions) as FinderQuestion[];
  return questions.filter((question) => question !== 'lieu' || domaine === 'inconnu');
}

/** The fields of study that the answers lead to, the best match first; undefined if they allow every field. */
function domainsFor({ domaine, lieu }: FinderAnswers): readonly Domain[] | undefined {
  if (domaine !== 'inconnu') return domaine && [domaine];
  return lieu && domainsOfPlace[lieu];
}

/**
 * The programmes that fit the answers, the best match first. Short programmes are for people with a job, so visitors
 * without one do not find them.
 */
export function findPrograms(answers: FinderAnswers): FoundProgram[] {
  const { diplome, travail } = answers;
  const family = diplome && (diplome === `bac${families.licence.level}` ? 'master' : 'licence');
  const degrees = programIds
    .filter((id) => !family || programOf(id).family === family)
    .map((id) => ({ kind: 'degree' as const, id, domain: programOf(id).domain }));
  const courses =
    travail === 'oui'
      ? executivePrograms.map(({ id, domain }) => ({ kind: 'course' as const, id, domain }))
      : [];
  const found = [...degrees, ...courses];
  return (
    domainsFor(answers)?.flatMap((domain) => found.filter((program) => program.domain === domain)) ?? found
  );
}

/** The programmes to compare; undefined until diploma and field are known, empty if no programme fits. */
export function advisePrograms(answers: FinderAnswers): FoundProgram[] | undefined {
  if (!answers.diplome || !domainsFor(answers)) return undefined;
  // Degrees come first, so that the visitor compares one degree of each field of study.
  return findPrograms(answers)
    .sort((one, other) => Number(one.kind === 'course') - Number(other.kind === 'course'))
    .slice(0, advisedMax);
}

/** The valid answers among the search parameters, except answers to questions that are not asked. */
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
