/** A school with a clock that the test moves, on default settings. */
import { createBackend } from '#core/backend.ts';
import type { RequestHandler } from '#core/http/jsonHandler.ts';
import { deliverOutbox } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import { limitsFrom } from '#core/limits.ts';
import { createSqlStore } from '#core/store/store.ts';
import { correctClock, minuteMs } from '#core/time/schoolTime.ts';
import { linkOriginOf, readServerSettings } from '../../server/settings.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { academicRequest, functionRequest, mailTexts } from './requests.ts';
import { openTestDatabase } from './runningTest.ts';

export const school = { email: 'school@school.example', phone: '+253 21 00 00 00' };

/** A school whose mails arrive in `inbox` when time passes. */
export function openSchool(environment: Record<string, string> = { SITE_URL: 'https://school.example' }) {
  const settings = readServerSettings(environment);
  const clock = { now: Date.parse('2026-12-07T05:00:00Z') };
  correctClock(() => clock.now);
  const driver = createSqliteDriver(openTestDatabase());
  const store = createSqlStore(driver, limitsFrom(settings));
  const background: Promise<void>[] = [];
  const { functions, delivery, runJobs } = createBackend({
    settings,
    siteUrl: linkOriginOf(settings),
    store,
    files: {
      ticket: () => Promise.reject(new Error('no upload')),
      finish: async () => ({ head: '%PDF-1.7', tail: '%%EOF' }),
      read: async () => null,
      remove: async () => {},
    },
    readKey: () => 'a key of at least thirty-two bytes',
    checkHealth: async () => ({ problems: await store.health(), failing: [] }),
    texts: mailTexts,
    contact: school,
    log: () => {},
    onMails: () => {},
    inBackground: (work) => void background.push(work),
  });
  const inbox: (Mail & { at: number })[] = [];
  /** What the mail server says instead of taking a mail. */
  const server: { refuse: (mail: Mail) => Error | undefined } = { refuse: () => undefined };
  const send = async (mail: Mail) => {
    const error = server.refuse(mail);
    if (error) throw error;
    inbox.push({ ...mail, at: clock.now });
  };
  const deliver = () => deliverOutbox({ ...delivery(send, school), batchSize: 50 });
  async function call(name: string, body: object, address: string) {
    const handle = functions.get(name) as RequestHandler; // Safe cast: both functions exist.
    const response = await handle(functionRequest(body), address);
    await Promise.all(background.splice(0));
    return { status: response.status, ...(await response.json()) };
  }
  return {
    store,
    clock,
    inbox,
    server,
    /** With the other jobs of each hour. */
    remind: () => runJobs({}),
    /** Sends what is due, by default each minute as the worker and the schedule do. */
    pass: async (times: number, stepMs: number = minuteMs) => {
      for (let time = 0; time < times; time += 1) {
        clock.now += stepMs;
        await deliver();
      }
    },
    ask: (email: string, address: string) =>
      call('send-admission-email', { ...academicRequest, email }, address),
    act: (act: object, address: string) => call('dossier', act, address),
    to: (email: string) => inbox.filter(({ to }) => to === email),
  };
}

export type School = ReturnType<typeof openSchool>;

/** The most of these mails that arrived within so many ms. */
export const mostWithin = (mails: readonly { at: number }[], ms: number) =>
  Math.max(0, ...mails.map(({ at }) => mails.filter((one) => one.at >= at && one.at < at + ms).length));
