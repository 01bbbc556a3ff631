import {
  type Domain,
  domains,
  executivePrograms,
  families,
  type ProgramId,
  programIds,
  programOf,
} from './programs.ts';

/** What a visitor may answer on the overview, in the order asked; each answer is a value of the address. */
export const routeQuestions = {
  /** The diploma that one has: the baccalaureate, or the level that masters ask for. */
  diplome: ['bac', `bac${families.licence.level}`],
  domaine: domains,
  /** The time that one has: years for a degree, some tens of hours for a short programme. */
  temps: ['annees', 'heures'],
} as const;

export type RouteQuestion = keyof typeof routeQuestions;

/** The answers given so far. */
export type RouteAnswers = { [Question in RouteQuestion]?: (typeof routeQuestions)[Question][number] };

/** What the answers lead to, degrees or courses, with its field of study. */
export type RouteEnd =
  | { kind: 'degree'; id: ProgramId; domain: Domain }
  | { kind: 'course'; id: (typeof executivePrograms)[number]['id']; domain: Domain };

const {
  diplome: [baccalaureate, bachelor],
  temps: [years, hours],
} = routeQuestions;

/** The programmes that fit the answers, out of their own conditions; all of them while nothing is answered. */
export function routesFor({ diplome, domaine, temps }: RouteAnswers): RouteEnd[] {
  const isOfDomain = ({ domain }: { domain: Domain }) => !domaine || domain === domaine;
  const degrees = programIds
    .map((id) => ({ kind: 'degree' as const, id, ...programOf(id) }))
    .filter(({ family }) => !diplome || diplome === (family === 'licence' ? baccalaureate : bachelor))
    .filter(isOfDomain)
    .map(({ kind, id, domain }) => ({ kind, id, domain }));
  // What a course asks for varies, and is no diploma.
  const courses = executivePrograms
    .filter(isOfDomain)
    .map(({ id, domain }) => ({ kind: 'course' as const, id, domain }));
  return [...(temps === hours ? [] : degrees), ...(temps === years ? [] : courses)];
}

/** The answers among the parameters of an address; what is no answer of ours is left out. */
export function readRouteAnswers(search: { [Question in RouteQuestion]?: unknown }): RouteAnswers {
  return Object.fromEntries(
    Object.entries(routeQuestions).flatMap(([question, answers]) => {
      // The keys of the literal object are the questions.
      const answer = answers.find((value) => value === search[question as RouteQuestion]);
      return answer ? [[question, answer]] : [];
    }),
  );
}
