import { Buffer } from 'node:buffer';
import { type RequestAnswers, isAcceptableDiploma } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers } from '../questions/rules.ts';

/** Thrown when a body exceeds its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Reads a body into `head`. With a `separator`, reads only up to that byte, and `rest` streams the bytes after it: a
 * teacher application is one line of JSON followed by the bytes of the CV. `cancel` discards the unread part.
 *
 * Throws `BodyTooLarge` as soon as `head` exceeds `limit` bytes, whatever Content-Length says.
 */
export async function readBody(
  request: Request,
  limit: number,
  separator?: number,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array>; cancel: () => void }> {
  const announcedBytes = Number(request.headers.get('content-length') ?? 0);
  if (separator === undefined && announcedBytes > limit) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  const readChunk = async () => (await reader?.read())?.value;
  // Don't await: a client that keeps sending must not delay the response.
  const cancel = () => void reader?.cancel().catch(() => {});

  const parts: Uint8Array[] = [];
  let length = 0;
  let afterSeparator: Uint8Array | undefined;
  while (!afterSeparator) {
    const chunk = await readChunk();
    if (!chunk) break;
    const end = separator === undefined ? -1 : chunk.indexOf(separator);
    const part = end < 0 ? chunk : chunk.subarray(0, end);
    length += part.byteLength;
    if (length > limit) {
      cancel();
      throw new BodyTooLarge();
    }
    parts.push(part);
    if (end >= 0) afterSeparator = chunk.subarray(end + 1);
  }

  async function* streamRest(first = afterSeparator): AsyncGenerator<Uint8Array> {
    for (let chunk = first; chunk; chunk = await readChunk()) yield chunk;
  }

  return { head: Buffer.concat(parts), rest: streamRest(), cancel };
}

/** An invalid answer: the path of the field, and the key of the message in the slice `validation`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Parses and validates the answers in a body. Returns `problems`, 20 at most, when answers are invalid. Undefined when the
 * body is not a JSON object in UTF-8.
 */
export function readAnswers(
  body: Uint8Array,
  kind: RequestKind,
): { answers: RequestAnswers } | { problems: FieldProblem[] } | undefined {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { data: answers, error } = checkAnswers(kind, parsed);
  if (error) return { problems: error.issues.flatMap(toProblems).slice(0, 20) };
  // Not in the rules of the field, because the form has its own message for an insufficient diploma.
  if (kind === 'teacher' && 'lastDiploma' in answers && !isAcceptableDiploma(answers.lastDiploma))
    return { problems: [{ path: 'lastDiploma', message: 'lastDiploma' }] };
  return { answers };
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
