import {
  type Domain,
  domains,
  executivePrograms,
  families,
  type ProgramId,
  programIds,
  programOf,
} from './programs.ts';

/** The questions of the programme finder in order, each with the values of its answers in the page's address. */
export const finderQuestions = {
  /** The visitor's diploma: the baccalaureate, or the level that masters require. */
  diplome: ['bac', `bac${families.licence.level}`],
  domaine: domains,
  /** The visitor's available time: years for a degree, tens of hours for a short programme. */
  temps: ['annees', 'heures'],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;

/** The answers given so far. */
export type FinderAnswers = { [Question in FinderQuestion]?: (typeof finderQuestions)[Question][number] };

/** The search parameters of the overview. They are French, because visitors see them in the address. */
export type FinderSearch = { [Question in FinderQuestion]?: string };

/** A programme that fits the answers. */
export type FoundProgram =
  | { kind: 'degree'; id: ProgramId; domain: Domain }
  | { kind: 'course'; id: (typeof executivePrograms)[number]['id']; domain: Domain };

const {
  diplome: [baccalaureate, bachelor],
  temps: [years, hours],
} = finderQuestions;

/** The programmes that fit the answers; every programme when there are none. */
export function findPrograms({ diplome, domaine, temps }: FinderAnswers): FoundProgram[] {
  const isOfDomain = ({ domain }: { domain: Domain }) => !domaine || domain === domaine;
  const degrees = programIds
    .map((id) => ({ kind: 'degree' as const, id, ...programOf(id) }))
    .filter(({ family }) => !diplome || diplome === (family === 'licence' ? baccalaureate : bachelor))
    .filter(isOfDomain)
    .map(({ kind, id, domain }) => ({ kind, id, domain }));
  // Short programmes ask for no diploma.
  const courses = executivePrograms
    .filter(isOfDomain)
    .map(({ id, domain }) => ({ kind: 'course' as const, id, domain }));
  return [...(temps === hours ? [] : degrees), ...(temps === years ? [] : courses)];
}

/** The known answers among search parameters. */
export function readAnswers(search: { [Question in FinderQuestion]?: unknown }): FinderAnswers {
  return Object.fromEntries(
    Object.entries(finderQuestions).flatMap(([question, answers]) => {
      // Safe cast: the keys of the object are the questions.
      const answer = answers.find((value) => value === search[question as FinderQuestion]);
      return answer ? [[question, answer]] : [];
    }),
  );
}
