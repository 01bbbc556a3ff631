import { Buffer } from 'node:buffer';
import { type RequestAnswers, isAcceptableDiploma, questions } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers, fileRule } from '../questions/rules.ts';
import type { AnnouncedFile } from '../store/admissionStore.ts';

const cvRule = fileRule(questions.teacher.cv);

/** Thrown when a body exceeds its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a body. Throws `BodyTooLarge` as soon as it exceeds `limit` bytes, whatever Content-Length says. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return Buffer.concat(parts);
    parts.push(chunk);
    length += chunk.byteLength;
    if (length <= limit) continue;
    // Don't await: a client that keeps sending must not delay the response.
    void reader?.cancel().catch(() => {});
    throw new BodyTooLarge();
  }
}

/** An invalid answer: the path of the field, and the key of the message in the slice `validation`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Parses and validates the answers in a body, and the announced CV of a teacher application. Returns `problems`, 20 at
 * most, when answers are invalid. Undefined when the body is not a JSON object in UTF-8.
 */
export function readAnswers(
  body: Uint8Array,
  kind: RequestKind,
):
  | { answers: RequestAnswers; cv?: Omit<AnnouncedFile, 'id'> | undefined }
  | { problems: FieldProblem[] }
  | undefined {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { cv, ...written } = parsed as { cv?: unknown };
  const file = kind === 'teacher' ? cvRule.safeParse(cv) : undefined;
  const { data: answers, error } = checkAnswers(kind, file ? written : parsed);
  if (error || file?.error) {
    const ofFile = file?.error?.issues.map(({ message }) => ({ path: 'cv', message })) ?? [];
    return { problems: [...(error?.issues.flatMap(toProblems) ?? []), ...ofFile].slice(0, 20) };
  }
  // Not in the rules of the field, because the form has its own message for an insufficient diploma.
  if (kind === 'teacher' && 'lastDiploma' in answers && !isAcceptableDiploma(answers.lastDiploma))
    return { problems: [{ path: 'lastDiploma', message: 'lastDiploma' }] };
  return { answers, cv: file?.data };
}

/** Parses JSON in UTF-8; undefined when it is not. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
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
