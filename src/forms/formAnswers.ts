import {
  type AnswerName,
  type ValidationKey,
  type questions,
  answerNamesOf,
  questionOf,
} from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import type { checkAnswers } from '#core/questions/rules.ts';
import { readDate } from './dateText.ts';
import type { ChosenFile } from './pdfFile.ts';

/** Texts and dates as typed, the identifiers of selected options, and the chosen file. */
export type FormAnswers<Kind extends RequestKind> = {
  [Name in AnswerName<Kind>]: (typeof questions)[Kind][Name] extends { kind: 'file' }
    ? ChosenFile | null
    : string;
};

export function emptyAnswersOf<Kind extends RequestKind>(kind: Kind): FormAnswers<Kind> {
  const empty = answerNamesOf(kind).map((name) => [name, questionOf(kind, name).kind === 'file' ? null : '']);
  return Object.fromEntries(empty) as FormAnswers<Kind>;
}

/** Dates as YYYY-MM-DD; without files, which are sent separately. */
export function toRequest<Kind extends RequestKind>(
  kind: Kind,
  answers: FormAnswers<Kind>,
  names: readonly AnswerName<Kind>[] = answerNamesOf(kind),
): object {
  const entries = names.flatMap((name): [string, string][] => {
    const answer: unknown = answers[name];
    if (typeof answer !== 'string') return [];
    return [[name, questionOf(kind, name).kind === 'date' ? (readDate(answer) ?? answer) : answer]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the rule that each field breaks, in the shape of a TanStack Form validator; undefined when the request can be
 * sent. `problems` are from `checkAnswers`, `unfit` from `findUnfit`.
 */
export function findFaults<Kind extends RequestKind>(
  kind: Kind,
  answers: FormAnswers<Kind>,
  problems: ReturnType<typeof checkAnswers>['error'],
  unfit: Partial<Record<string, ValidationKey>> = {},
): { fields: Partial<Record<AnswerName<Kind>, ValidationKey>> } | undefined {
  const faults: Partial<Record<string, ValidationKey>> = { ...unfit };
  for (const { path, message } of problems?.issues ?? []) {
    faults[String(path[0])] = message as ValidationKey;
  }
  for (const name of answerNamesOf(kind)) {
    const question = questionOf(kind, name);
    if (question.kind !== 'file') continue;
    const chosen = answers[name] as ChosenFile | null; // Safe cast: the answer to a file question.
    const problem = chosen ? chosen.problem : question.messages.missing;
    if (problem) faults[name] = problem;
  }
  return Object.keys(faults).length > 0 ? { fields: faults } : undefined;
}
