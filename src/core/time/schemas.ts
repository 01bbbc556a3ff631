/**
 * The opening hours, a JSON file that the office edits. `npm run check` validates such files, and editors complete them by
 * the `*.schema.json` beside each, which `src/build/checkData.test.ts` writes. Import only types from a module of schemas:
 * pages must not load zod for data that is already checked.
 */
import { z } from 'zod';
import type { MonthDay } from './schoolTime.ts';

export const monthDayFields = { month: z.int().min(1).max(12), day: z.int().min(1).max(31) };

/** Whether the month has the day. Not 29 February, which most years lack. Another month is another mistake. */
export function isMonthDay({ month, day }: MonthDay): boolean {
  return new Date(Date.UTC(2025, month - 1, day)).getUTCMonth() === (month - 1) % 12;
}

const weekday = z.enum(['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
const timeOfDay = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'Write the time as "8:00" or "17:30".')
  .describe('A time in Djibouti: "8:00", "17:30"');
const dayGroups = z
  .array(
    z.strictObject({
      days: z.array(weekday).min(1),
      spans: z
        .array(z.strictObject({ from: timeOfDay, to: timeOfDay }))
        .describe('The hours without a break in which the school is open; none if it is closed'),
    }),
  )
  .min(1);

export const openingHoursFile = z.strictObject({
  $schema: z.string(),
  school: dayGroups.describe('The hours of the campus, on the home and campus pages'),
  contact: dayGroups.describe('The hours of the desk and the phone, on the contact page'),
});

export type OpeningHoursFile = z.infer<typeof openingHoursFile>;
