import { deadlineOf } from '../../content/admissions.ts';
import { families, type ProgramId, programOf } from '../../content/programs.ts';
import type { Context } from '../structured-data/context.ts';

/** The texts of a programme's Open Graph image: the title, and the facts with their names. */
export function wordsOfProgram(id: ProgramId, { t, formats }: Context) {
  const { years, level } = families[programOf(id).family];
  const deadline = deadlineOf(id);
  const date = deadline.kind === 'none' ? '' : formats.monthDay(deadline);
  const facts = {
    duration: t('programNames:durationAndLevel', { count: years, level }),
    deadline: t(`programNames:deadline.${deadline.kind}`, { date }),
    job: t(`${id}:careers.0.title`),
  };
  return {
    title: t(`${id}:meta.title`),
    facts: (['duration', 'deadline', 'job'] as const).map((name) => ({
      name: t(`socialImages:program.${name}`),
      value: facts[name],
    })),
  };
}

/** The texts of `wordsOfProgram`, joined to one text. */
export function textOfProgram(id: ProgramId, context: Context): string {
  const { title, facts } = wordsOfProgram(id, context);
  return [title, ...facts.map(({ value }) => value)].join('. ');
}
