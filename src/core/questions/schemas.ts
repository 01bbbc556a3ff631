/** The schema of the deadlines, as `src/core/time/schemas.ts`. Import only types from here. */
import { z } from 'zod';
import { confirmedUntil, isMonthDay, monthDayFields } from '../time/schemas.ts';
import { type MonthDay, isoDay } from '../time/schoolTime.ts';
import { applicationsOpen } from './academicYears.ts';
import { programs } from './programs.ts';

const deadline = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.enum(['before', 'until']), ...monthDayFields }),
      z.strictObject({ kind: z.literal('none') }),
    ],
    { error: 'écrivez "kind": "before", "until" ou "none".' },
  )
  .refine((value) => value.kind === 'none' || isMonthDay(value), { error: 'ce mois n’a pas ce jour.' })
  .refine((value) => value.kind === 'none' || isAfterOpening(value), {
    error: `écrivez un jour de la même année, après l’ouverture des candidatures le ${applicationsOpen.day}/${applicationsOpen.month}.`,
  });

function isAfterOpening({ kind, ...day }: { kind: 'before' | 'until' } & MonthDay): boolean {
  const [closing, opening] = [isoDay(2025, day), isoDay(2025, applicationsOpen)];
  return kind === 'until' ? closing >= opening : closing > opening;
}

/** When the applications of a year close: before a day, at the end of a day, or never. */
export type Deadline = z.infer<typeof deadline>;

export const deadlinesFile = z.strictObject({
  $schema: z.string(),
  programs: z
    // Safe cast: the keys of the programmes.
    .record(z.enum(Object.keys(programs) as (keyof typeof programs)[]), deadline)
    .describe('La fin des candidatures à chaque formation : avant un jour, jusqu’à sa fin, ou jamais'),
  confirmedUntil,
});
