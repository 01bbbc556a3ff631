import { deadlines } from '#core/questions/deadlines.ts';
import { type ProgramId, families, programOf } from '../content/programs.ts';
import { deadlineText, programTitle } from '../sections/programTexts.ts';
import type { LanguageContext } from './context.ts';

/** The texts of a programme's Open Graph image: the title, and the facts with their names. */
export function wordsOfProgram(id: ProgramId, context: LanguageContext) {
  const { t, programNames, programFacts, formats, language } = context;
  const { family } = programOf(id);
  const { years, level } = families[family];
  const facts = {
    duration: programFacts('durationAndLevel', { count: years, level }),
    deadline: deadlineText(deadlines[id], programFacts, formats),
    job: t(`${id}:careers.0.title`),
  };
  return {
    title: programTitle(id, programNames, language),
    facts: (['duration', 'deadline', 'job'] as const).map((name) => ({
      name: t(`socialImages:program.${name}`),
      value: facts[name],
    })),
  };
}

/** The title and the facts of `wordsOfProgram`, without the names of the facts, as one text. */
export function textOfProgram(id: ProgramId, context: LanguageContext): string {
  const { title, facts } = wordsOfProgram(id, context);
  return [title, ...facts.map(({ value }) => value)].join('. ');
}
