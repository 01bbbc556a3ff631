/**
 * The opening hours, a JSON file that the office edits. `src/build/check.ts` validates such files, and editors complete them by
 * the `*.schema.json` beside each, which `src/build/generate.ts` writes. Import only types from a module of schemas:
 * pages must not load zod for data that is already checked.
 */
import { z } from 'zod';
import { type MonthDay, dayMs } from './schoolTime.ts';

export const monthDayFields = { month: z.int().min(1).max(12), day: z.int().min(1).max(31) };

/** Whether the month has the day. Not 29 February, which most years lack. Another month is another mistake. */
export function isMonthDay({ month, day }: MonthDay): boolean {
  return new Date(Date.UTC(2025, month - 1, day)).getUTCMonth() === (month - 1) % 12;
}

/** See `src/content/facts.ts`. */
export const confirmedUntil = z.iso
  .date('écrivez le jour ainsi : "2027-08-31".')
  .describe(
    'Le dernier jour pour lequel l’école a confirmé ce fichier ; ensuite, un email mensuel le rappelle',
  );

const weekdays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** "8:00" as "08:00", which compares like the time. */
const padded = (time = '') => time.padStart(5, '0');

export const timeOfDay = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'écrivez l’heure ainsi : "8:00" ou "17:30".')
  .describe('Une heure à Djibouti : "8:00", "17:30"');

const spans = z
  .array(
    z.strictObject({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => padded(from) < padded(to), {
      error: 'la fin précède le début : échangez "from" et "to" ; pour minuit, écrivez "23:59".',
    }),
  )
  .refine((all) => all.every(({ from }, index) => index === 0 || padded(all[index - 1]?.to) < padded(from)), {
    error: 'rangez les périodes dans l’ordre du jour, sans qu’elles se touchent.',
  })
  .describe('Les heures d’ouverture sans interruption ; aucune si l’école est fermée');

const dayGroups = z
  .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), spans }))
  .superRefine((groups, { addIssue }) => {
    const named = groups.flatMap(({ days }) => days);
    for (const day of weekdays) {
      const times = named.filter((other) => other === day).length;
      if (times !== 1) {
        addIssue({ code: 'custom', message: `"${day}" ${times === 0 ? 'manque' : 'est écrit deux fois'}.` });
      }
    }
    if (groups.every((group) => group.spans.length === 0)) {
      addIssue({ code: 'custom', message: 'l’école n’ouvre aucun jour.' });
    }
  });

export const openingHoursFile = z.strictObject({
  $schema: z.string(),
  school: dayGroups.describe('Les heures du campus, sur l’accueil et la page du campus'),
  contact: dayGroups.describe('Les heures de l’accueil et du téléphone, sur la page de contact'),
});

/** A summer is shorter, a mistyped year makes a period longer; `openingStatusAt` looks for an open day in one year. */
const closedDaysMax = 100;

const closedDay = z.iso
  .date({ error: 'écrivez le jour ainsi : "2027-08-01".', abort: true })
  .describe('Un jour, comme "2027-08-01"');

export const closedPeriodsFile = z.strictObject({
  $schema: z.string(),
  periods: z
    .array(
      z
        .strictObject({ from: closedDay, to: closedDay })
        .refine(({ from, to }) => from <= to, {
          error: 'la fin précède le début : échangez "from" et "to".',
        })
        .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= closedDaysMax * dayMs), {
          error: `la période a plus de ${closedDaysMax} jours : vérifiez l’année.`,
        }),
    )
    .refine((all) => all.every(({ from }, index) => index === 0 || (all[index - 1]?.to ?? '') < from), {
      error: 'rangez les périodes dans l’ordre, sans qu’elles se chevauchent.',
    })
    .describe(
      'Les jours où l’école est fermée (congés, jours fériés), du premier au dernier compris, et ne répond pas ; gardez les périodes passées, car les réponses promises en dépendent',
    ),
  confirmedUntil,
});

export type ClosedPeriodsFile = z.infer<typeof closedPeriodsFile>;

export type OpeningHoursFile = z.infer<typeof openingHoursFile>;
