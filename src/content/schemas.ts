/** The schemas of the JSON files of this folder, as `src/core/time/schemas.ts`. Import only types from here. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { programs } from '#core/questions/programs.ts';
import { confirmedUntil, isMonthDay, monthDayFields, timeOfDay } from '#core/time/schemas.ts';
import { type MonthDay, dayMs } from '#core/time/schoolTime.ts';
import { ratingMax } from './claims.ts';
import { partners } from './partners.ts';

/** An id names the words in `locales/fr.json` and the anchor on the page. */
const id = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*$/,
    'écrivez un nom de lettres sans accent et de chiffres, comme « openDay2027 »',
  );
const day = z.iso.date('écrivez le jour ainsi : "2027-02-20".').describe('Un jour, comme "2027-02-20"');
const dayWithinYear = day.refine((date) => !(Date.parse(date) > Date.now() + 366 * dayMs), {
  error: 'ce jour est à plus d’un an d’aujourd’hui : vérifiez l’année.',
});
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'écrivez le mois ainsi : "2027-02".');

const scenes = readdirSync(join(import.meta.dirname, '../scenes/news'));
const drawings = scenes.map((file) => file.slice(0, -'.svg'.length));

const categories = ['studentLife', 'events', 'international', 'research', 'programs'] as const;

/** The pages that an article may be about: those of the programmes and of the menus. */
export const subjects = [
  ...Object.values(programs).map(({ slug }) => `/programs/${slug}` as const),
  ...(['/about', '/programs', '/admissions', '/certifications', '/campus', '/contact'] as const),
] as const;

const article = z.strictObject({
  date: dayWithinYear.describe('Le jour de la publication, comme "2027-02-20"'),
  category: z.enum(categories),
  about: z.enum(subjects).optional().describe('La page du site dont parle l’article, proposée à sa fin'),
  drawing: z
    .enum(drawings)
    .optional()
    .describe('Un dessin de src/scenes/news, pour un article sans photographie (src/content/news/<id>.jpg)'),
});

export const newsFile = z.strictObject({
  $schema: z.string(),
  articles: z
    .record(id, article)
    .describe(
      'Les articles, dans un ordre quelconque ; textes : newsItems.<id> et news-<id> de locales/fr.json',
    ),
  confirmedUntil,
});

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export const newsArchiveFile = z
  .strictObject({
    $schema: z.string(),
    categories: z.record(z.enum(categories), z.int().min(0)),
    months: z.record(month, z.int().min(0)),
  })
  .refine(({ categories, months }) => sum(categories) === sum(months), {
    error: 'les catégories et les mois n’ont pas le même total : chaque article compte dans les deux.',
  })
  .describe('Le nombre d’articles publiés qui ne sont pas dans news.json, par catégorie et par mois');

export type NewsCategory = (typeof categories)[number];

export type Article = z.infer<typeof article>;

const isSameDay = (day: string, { month, day: dayOfMonth }: MonthDay) =>
  Number(day.slice(5, 7)) === month && Number(day.slice(8)) === dayOfMonth;

/** More than any event is moved by, less than a mistyped year moves it. */
const movedDaysMax = 200;

const event = z
  .strictObject({
    date: dayWithinYear.optional().describe('Le jour d’un événement unique, comme "2027-02-20"'),
    yearly: z
      .strictObject(monthDayFields)
      .refine(isMonthDay, { error: 'ce mois n’a pas ce jour.' })
      .optional()
      .describe('Le jour d’un événement de chaque année'),
    time: timeOfDay.optional().describe('L’heure du début, si elle est connue : "17:30"'),
    changes: z
      .record(day, z.iso.date('écrivez le nouveau jour, ou "cancelled".').or(z.literal('cancelled')))
      .refine(
        (changes) =>
          Object.entries(changes).every(
            ([day, newDay]) => !(Math.abs(Date.parse(newDay) - Date.parse(day)) > movedDaysMax * dayMs),
          ),
        { error: `le nouveau jour est à plus de ${movedDaysMax} jours du jour prévu : vérifiez l’année.` },
      )
      .optional()
      .describe('Par jour prévu, le nouveau jour ou "cancelled" : { "2027-02-20": "2027-03-06" }'),
  })
  .refine(({ date, yearly }) => !date !== !yearly, {
    error: 'donnez à l’événement une "date", ou "yearly" s’il a lieu chaque année.',
  })
  .refine(
    ({ date, yearly, changes = {} }) =>
      Object.keys(changes).every((day) => (date ? day === date : yearly && isSameDay(day, yearly))),
    { path: ['changes'], error: 'l’événement n’est pas prévu ce jour-là : écrivez son jour d’origine.' },
  );

export const eventsFile = z.strictObject({
  $schema: z.string(),
  events: z
    .record(id, event)
    .describe('Les événements, dans un ordre quelconque ; textes : events.<id> de locales/fr.json'),
  confirmedUntil,
});

export type SchoolEvent = z.infer<typeof event>;

const graduateTestimonial = z.strictObject({
  graduationYear: z.int().min(2018).max(new Date().getFullYear()),
  company: z.enum(partners.map(({ id }) => id)).describe('Un partenaire de src/content/partners.ts'),
  rating: z.int().min(1).max(ratingMax),
});

export const testimonialsFile = z.strictObject({
  $schema: z.string(),
  testimonials: z
    .record(id, graduateTestimonial)
    .refine((all) => Object.keys(all).length >= 3, { error: 'l’accueil montre trois témoignages.' })
    .describe('L’accueil montre les trois premiers ; textes : testimonials.items.<id> de locales/fr.json'),
});

export type GraduateTestimonial = z.infer<typeof graduateTestimonial>;
