import {
  type AdmissionRequest,
  admissionRequestSchema,
  baseAdmissionSchema,
  withoutEmptyAnswers,
} from './admissionRequest.ts';

/** A broken rule: the field's path in the payload, and the key of its message in the catalog's `validation` slice. */
export interface FieldProblem {
  path: string;
  message: string;
}

export type Reading =
  | { kind: 'request'; request: AdmissionRequest }
  | { kind: 'invalid'; fields: FieldProblem[] }
  | { kind: 'unreadable' };

/** Reads a body as an admission request: UTF-8, JSON, an object, and every rule of the schema. */
export function readAdmission(body: Uint8Array): Reading {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { kind: 'unreadable' };
  const value = withoutEmptyAnswers(parsed);
  const result = admissionRequestSchema.safeParse(value);
  if (result.success) return { kind: 'request', request: result.data };
  const noType = result.error.issues.some(({ path }) => path[0] === 'formationType');
  // Without a type there is no branch to check, and the union stops there: the base form names the rest.
  const issues = (noType && baseAdmissionSchema.safeParse(value).error?.issues) || result.error.issues;
  return { kind: 'invalid', fields: issues.flatMap(toProblems).slice(0, 20) };
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
