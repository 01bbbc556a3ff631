import {
  type AnswerName,
  type RequestAnswers,
  type ValidationKey,
  type questions,
  answerNamesOf,
  questionOf,
} from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { checkAnswers } from '#core/questions/rules.ts';
import { readDate } from './dateText.ts';
import type { ChosenFile } from './pdfFile.ts';

/** What a form holds: texts as typed, dates included, the identifiers of choices, and the chosen file. */
export type FormAnswers<Kind extends RequestKind> = {
  [Name in AnswerName<Kind>]: (typeof questions)[Kind][Name] extends { kind: 'file' }
    ? ChosenFile | null
    : string;
};

/** The first broken rule of each field, as TanStack Form takes it. */
export interface Faults<Answers> {
  fields: Partial<Record<keyof Answers & string, ValidationKey>>;
}

/** The unanswered form, in the order of the page. */
export function emptyAnswersOf<Kind extends RequestKind>(kind: Kind): FormAnswers<Kind> {
  const empty = answerNamesOf(kind).map((name) => [name, questionOf(kind, name).kind === 'file' ? null : '']);
  return Object.fromEntries(empty) as FormAnswers<Kind>; // made from the questions, as the type is
}

/** The answers as the function takes them: dates as YYYY-MM-DD, without the files, which are sent after them. */
export function toRequest<Kind extends RequestKind>(
  kind: Kind,
  answers: FormAnswers<Kind>,
  names: readonly AnswerName<Kind>[] = answerNamesOf(kind),
): object {
  const given = names.flatMap((name): [string, string][] => {
    const answer: unknown = answers[name];
    if (typeof answer !== 'string') return [];
    return [[name, questionOf(kind, name).kind === 'date' ? (readDate(answer) ?? answer) : answer]];
  });
  return Object.fromEntries(given);
}

/** The faults of a form's answers; undefined when the request can be sent. */
export function findFaults<Kind extends RequestKind>(
  kind: Kind,
  answers: FormAnswers<Kind>,
  request: object = toRequest(kind, answers),
): Faults<FormAnswers<Kind>> | undefined {
  const faults: Partial<Record<string, ValidationKey>> = {};
  for (const { path, message } of checkAnswers(kind, request).error?.issues ?? []) {
    // `toRequest` only gives known fields, whose rules yield keys.
    faults[String(path[0])] ??= message as ValidationKey;
  }
  for (const name of answerNamesOf(kind)) {
    const question = questionOf(kind, name);
    if (question.kind !== 'file') continue;
    const chosen = answers[name] as ChosenFile | null; // the answer to a file question
    const problem = chosen ? chosen.problem : question.messages.missing;
    if (problem) faults[name] = problem;
  }
  return Object.keys(faults).length > 0 ? { fields: faults } : undefined;
}

/** The request of valid answers, cleaned, as the function is sent it. Throws on invalid ones. */
export function checkedRequest(kind: RequestKind, request: object): RequestAnswers {
  const { data, error } = checkAnswers(kind, request);
  if (error) throw error;
  return data;
}
