import type { HealthProblem } from '../store/admissionStore.ts';

/** What a person should look at: what the store finds, or that requests cannot be written. */
export type Problem = HealthProblem | 'storage';

/** The problems a line each, with status 503 where a visitor or the school misses something. */
export function healthReply(problems: readonly Problem[]): { status: 200 | 503; text: string } {
  // At the ceiling, requests are taken in and answered as ever.
  const isWell = problems.every((problem) => problem === 'mailCeiling');
  const lines = [isWell ? 'ok' : 'unavailable', ...problems];
  return { status: isWell ? 200 : 503, text: `${lines.join('\n')}\n` };
}
