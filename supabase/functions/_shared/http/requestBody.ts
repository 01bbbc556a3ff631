import { type RequestAnswers, isAcceptableDiploma, questions } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers, fileRule } from '../questions/rules.ts';
import type { AnnouncedFile } from '../store/admissionStore.ts';

const cvRule = fileRule(questions.teacher.cv);

/** An invalid answer: the path of the field, and the key of the message in the slice `validation`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Validates the answers in a body, and the announced CV of a teacher application. Returns `problems`, 20 at most, when
 * answers are invalid.
 */
export function readAnswers(
  body: object,
  kind: RequestKind,
): { answers: RequestAnswers; cv?: Omit<AnnouncedFile, 'id'> | undefined } | { problems: FieldProblem[] } {
  const { cv, ...written } = body as { cv?: unknown };
  const file = kind === 'teacher' ? cvRule.safeParse(cv) : undefined;
  const { data: answers, error } = checkAnswers(kind, file ? written : body);
  if (error || file?.error) {
    const ofFile = file?.error?.issues.map(({ message }) => ({ path: 'cv', message })) ?? [];
    return { problems: [...(error?.issues.flatMap(toProblems) ?? []), ...ofFile].slice(0, 20) };
  }
  // Not in the rules of the field, because the form has its own message for an insufficient diploma.
  if (kind === 'teacher' && 'lastDiploma' in answers && !isAcceptableDiploma(answers.lastDiploma))
    return { problems: [{ path: 'lastDiploma', message: 'lastDiploma' }] };
  return { answers, cv: file?.data };
}

export function toProblems(issue: {
  path: PropertyKey[];
  message: string;
  code?: string;
  keys?: string[];
}): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: key.slice(0, 60), message: 'unknownField' }));
  }
  return [{ path: issue.path.join('.'), message: issue.message }];
}
