import type { Resources } from '../src/i18n/resources.gen.ts';

type Problem = keyof Resources['server']['error'];

/** What stops a command in a way that its user can mend: shown as one line in their language, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
  readonly problem: Problem;
  readonly details: Record<string, string | number>;

  constructor(problem: Problem, details: Record<string, string | number> = {}) {
    super(problem);
    this.problem = problem;
    this.details = details;
  }
}

/** The system's own code for an error (`EACCES`), or its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
