/** The schema of the deadlines, as `src/core/time/schemas.ts`. Import only types from here. */
import { z } from 'zod';
import { isMonthDay, monthDayFields } from '../time/schemas.ts';

const deadline = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.enum(['before', 'until']), ...monthDayFields }),
      z.strictObject({ kind: z.literal('none') }),
    ],
    { error: 'Write "kind": "before", "until" or "none".' },
  )
  .refine((value) => value.kind === 'none' || isMonthDay(value), { error: 'This month has no such day.' });

/** When the applications of a year close: before a day, at the end of a day, or never. */
export type Deadline = z.infer<typeof deadline>;

export const deadlinesFile = z.strictObject({
  $schema: z.string(),
  programs: z
    .record(z.string(), deadline)
    .describe('When the applications of each programme close: before a day, until its end, or never'),
});
