import { Buffer } from 'node:buffer';
import { type RequestAnswers, isAcceptableDiploma } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { checkAnswers } from '../questions/rules.ts';

/** Thrown when a body is longer than its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Reads a body of at most `limit` bytes into `head`. With a `separator`, reads only up to that byte, and `rest` streams
 * what follows it: a teacher application is one line of JSON and then the bytes of the CV. `cancel` drops the unread rest.
 *
 * Throws `BodyTooLarge` as soon as `head` passes the limit, whatever Content-Length says.
 */
export async function readBody(
  request: Request,
  limit: number,
  separator?: number,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array>; cancel: () => void }> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (separator === undefined && announced > limit) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  const readChunk = async () => (await reader?.read())?.value;
  // Not awaited: a client that keeps sending must not delay the answer.
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

/** A broken rule: the path of the field, and the key of its message in the catalog's `validation` slice. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * The answers in a body, checked by the rules of the kind; `problems` (20 at most) when they break one. Undefined when
 * the body is not a JSON object in UTF-8.
 */
export function readAnswers(
  body: Uint8Array,
  kind: RequestKind,
): { answers: RequestAnswers } | { problems: FieldProblem[] } | undefined {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const { data: answers, error } = checkAnswers(kind, parsed);
  if (error) return { problems: error.issues.flatMap(toProblems).slice(0, 20) };
  // The form accepts such a diploma as an answer, and refuses the application with a toast.
  if (kind === 'teacher' && 'lastDiploma' in answers && !isAcceptableDiploma(answers.lastDiploma))
    return { problems: [{ path: 'lastDiploma', message: 'lastDiploma' }] };
  return { answers };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function toProblems(issue: {
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
