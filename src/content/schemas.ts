/** The schemas of the JSON files of this folder, as `src/core/time/schemas.ts`. Import only types from here. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isMonthDay, monthDayFields } from '#core/time/schemas.ts';

/** An id names the words in `locales/fr.json` and the anchor on the page. */
const id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'Write a name of letters and digits, such as “openDay2027”.');
const day = z.iso.date('Write the day as "2027-02-20".').describe('A day, such as "2027-02-20"');
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as "2027-02".');

const scenes = readdirSync(join(import.meta.dirname, '../scenes/news'));
const drawings = scenes.map((file) => file.slice(0, -'.svg'.length));

const categories = ['studentLife', 'events', 'international', 'research', 'programs'] as const;

const article = z.strictObject({
  date: day.describe('The day of publication, such as "2027-02-20"'),
  category: z.enum(categories),
  drawing: z
    .enum(drawings)
    .optional()
    .describe(
      'A drawing of src/scenes/news, for an article without a photograph (src/content/news/<id>.jpg)',
    ),
});

export const newsFile = z.strictObject({
  $schema: z.string(),
  articles: z
    .record(id, article)
    .describe('The articles, in any order; words: newsItems.<id> and news.articles.<id> of locales/fr.json'),
});

export const newsArchiveFile = z
  .strictObject({
    $schema: z.string(),
    categories: z.record(z.enum(categories), z.int()),
    months: z.record(month, z.int()),
  })
  .describe('How many articles the school has published that are not in news.json, by category and by month');

export type NewsCategory = (typeof categories)[number];

export type Article = z.infer<typeof article>;

const event = z
  .strictObject({
    date: day.optional().describe('The day of an event that takes place once, such as "2027-02-20"'),
    yearly: z
      .strictObject(monthDayFields)
      .refine(isMonthDay, { error: 'This month has no such day.' })
      .optional()
      .describe('The day of an event that takes place every year'),
    changes: z
      .record(day, z.iso.date('Write the new day, or "cancelled".').or(z.literal('cancelled')))
      .optional()
      .describe('By planned day, the new day or "cancelled": { "2027-02-20": "2027-03-06" }'),
  })
  .refine(({ date, yearly }) => !date !== !yearly, {
    error: 'Give the event a "date", or "yearly" if it takes place every year.',
  });

export const eventsFile = z.strictObject({
  $schema: z.string(),
  events: z.record(id, event).describe('The events, in any order; words: events.<id> of locales/fr.json'),
});

export type SchoolEvent = z.infer<typeof event>;
