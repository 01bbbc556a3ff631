import type * as z from 'zod/mini';
import {
  admissionRequestSchema,
  baseAdmissionSchema,
  withoutEmptyAnswers,
} from '../questions/admissionRequest.ts';
import type { RequestAnswers } from '../store/admissionStore.ts';
import { contactMessageSchema } from '../questions/contactMessage.ts';
import { withoutEmpty } from '../questions/messageRules.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { teacherApplicationSchema } from '../questions/teacherApplication.ts';

/** A broken rule: the field's path in the payload, and the key of its message in the catalog's `validation` slice. */
export interface FieldProblem {
  path: string;
  message: string;
}

export type Reading =
  | { kind: 'request'; request: RequestAnswers }
  | { kind: 'invalid'; fields: FieldProblem[] }
  | { kind: 'unreadable' };

/** Reads a body as a request of a kind: UTF-8, JSON, an object, and every rule of the schema. */
export function readRequest(body: Uint8Array, kind: RequestKind): Reading {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { kind: 'unreadable' };
  const result = checks[kind](parsed);
  if (result.success) return { kind: 'request', request: result.data };
  return { kind: 'invalid', fields: result.error.issues.flatMap(toProblems).slice(0, 20) };
}

type Check = (answers: object) => z.core.util.SafeParseResult<RequestAnswers>;

const checks: Record<RequestKind, Check> = {
  admission: checkAdmission,
  contact: (answers) => contactMessageSchema.safeParse(withoutEmpty(answers)),
  teacher: (answers) => teacherApplicationSchema.safeParse(withoutEmpty(answers)),
};

function checkAdmission(answers: object): ReturnType<Check> {
  const value = withoutEmptyAnswers(answers);
  const result = admissionRequestSchema.safeParse(value);
  const noType = result.error?.issues.some(({ path }) => path[0] === 'formationType');
  // Without a type there is no branch to check, and the union stops there: the base form names the rest.
  const base = noType ? baseAdmissionSchema.safeParse(value) : result;
  return base.success ? result : (base as ReturnType<Check>); // a failure, which holds no data
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
