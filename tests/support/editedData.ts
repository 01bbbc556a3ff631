/** What the pages show of the data that the school edits, in French with plain spaces (`builtSite.ts`). */
import { deadlines } from '#core/questions/deadlines.ts';
import type { Deadline } from '#core/questions/schemas.ts';
import {
  closedPeriodsFrom,
  openingHours,
  type HoursVersion,
  openingStatusAt,
} from '#core/time/openingHours.ts';
import { createLanguageContext } from '../../src/build/context.ts';
import { flatten } from '../../src/catalogs/catalog.ts';
import { eventsFrom } from '../../src/content/events.ts';
import { newsItems } from '../../src/content/news.ts';
import type { ProgramId } from '../../src/content/programs.ts';
import { deadlineText } from '../../src/sections/programTexts.ts';
import { catalogs, dayOfBuild } from './builtSite.ts';

const { formats, programFacts } = createLanguageContext('fr', catalogs.fr ?? {});
/** A text with plain spaces, as `builtSite.ts` reads pages. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

export const wordsOfDeadline = (deadline: Deadline) => plain(deadlineText(deadline, programFacts, formats));

export const shownDeadline = (id: ProgramId) => wordsOfDeadline(deadlines[id]);

export function shownHours(version: HoursVersion): string[] {
  return openingHours[version].flatMap(({ days, spans }) => {
    const hours = spans.map(({ from, to }) => `de ${formats.time(from)} à ${formats.time(to)}`).join(' et ');
    return days.map((day) => plain(`${formats.weekday(day)} ${hours || 'Fermé'}`));
  });
}

export function shownOpening(moment: { date: string; time: string }, version: HoursVersion): string {
  const status = openingStatusAt(moment, version);
  if (status.isOpen) return plain(`Ouvert jusqu’à ${formats.time(status.until)}`);
  const day = status.isToday ? '' : ` ${formats.weekday(status.weekday)}`;
  return plain(`Fermé, ouvre${day} à ${formats.time(status.at)}`);
}

/** The time in which an answer comes, in the HTML: the hours of a closed period do not count. */
export const shownAnswerTime = (hours: number) =>
  closedPeriodsFrom(dayOfBuild).length > 0
    ? `sous ${hours} h, hors fermeture de l’école`
    : `sous ${hours} heures`;

const specifiedArticles = ['portForum', 'solarStation', 'addisExchange', 'sharedIftar', 'cybersecurity'];

/** The ids of the events with which the site began; the specification names none. */
const firstEvents = ['associationsFair', 'careersForum', 'openDay', 'pitchNight'];

const eventIds = eventsFrom(dayOfBuild).map(({ id }) => id);
const newsIds = newsItems.map(({ id }) => id);
const isAdded = (id: string) => ![...specifiedArticles, ...firstEvents].includes(id);

/** The words of each article and event that the school has added since the first build. */
export const addedWords = [...newsIds, ...eventIds].filter(isAdded).map((id) =>
  [...flatten(catalogs.fr ?? {})]
    .filter(([key]) => key.split(/[.-]/).includes(id))
    .map(([, text]) => text)
    .join(' '),
);
