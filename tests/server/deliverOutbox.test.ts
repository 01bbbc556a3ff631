import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { academicRequest, storedRequest, plainMail } from '../support/requests.ts';
import type { RequestStore, ClaimedMail } from '#core/store/store.ts';
import { type DeliveryOptions, MailRefused, deliverOutbox, retrySeconds } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import { createResendSender } from '../../supabase/functions/_shared/resendSender.ts';
import { startResend } from '../support/otherServers.ts';

const createdAt = new Date().toISOString();

const claimed = (id: string, attempt = 1, since = createdAt): ClaimedMail => ({
  id,
  kind: 'applicant',
  attempt,
  createdAt: since,
  stored: storedRequest(academicRequest),
});

let events: string[];
let due: ClaimedMail[][];
/** Ids of mails whose sending fails, and how. */
let failures: Record<string, Error>;
beforeEach(() => {
  events = [];
  due = [];
  failures = {};
});

function deliver(changes: Partial<DeliveryOptions> = {}, storeChanges: Partial<RequestStore> = {}) {
  const store: Pick<RequestStore, 'claimMails' | 'completeMail' | 'failMail'> = {
    claimMails: async (limit, lease) => {
      events.push(`claim ${limit} for ${lease} s`);
      return due.shift() ?? [];
    },
    completeMail: async (id) => void events.push(`complete ${id}`),
    failMail: async ({ id, attempt, errorClass, retryInSeconds }) =>
      void events.push(
        `fail ${id} ${attempt} ${errorClass} ${retryInSeconds === null ? 'for good' : 'for now'}`,
      ),
    ...storeChanges,
  };
  return deliverOutbox({
    store: store as RequestStore, // Safe cast: `deliverOutbox` calls no other methods.
    compose: async ({ id }): Promise<Mail> => ({ ...plainMail, id }),
    send: async ({ id }) => {
      if (failures[id]) throw failures[id];
    },
    log: (event, { id, kind, attempt, error } = {}) =>
      void events.push([event, id, kind, attempt, error].filter((part) => part !== undefined).join(' ')),
    ...changes,
  });
}

test('every due mail is sent, marked as sent and logged, batch after batch until none is due', async () => {
  due = [[claimed('a'), claimed('b', 3)], [claimed('c')]];
  expect(await deliver()).toEqual({ sent: 3, failed: 0 });
  // The lease lasts longer than a mail may take, or another sender would send the mail too.
  const claim = 'claim 10 for 120 s';
  expect(events.filter((event) => event.startsWith('claim'))).toEqual([claim, claim, claim]);
  expect(events.filter((event) => !event.startsWith('claim')).toSorted()).toEqual([
    'complete a',
    'complete b',
    'complete c',
    'mail.sent a applicant 1',
    'mail.sent b applicant 3',
    'mail.sent c applicant 1',
  ]);
});

test('a mail that fails is due again or given up, and the others are sent', async () => {
  due = [[claimed('slow', 2), claimed('refused', 5), claimed('fine')]];
  failures = {
    slow: Object.assign(new Error('to amina@example.dj'), { code: 'ETIMEDOUT' }),
    refused: new MailRefused(),
  };
  expect(await deliver()).toEqual({ sent: 1, failed: 2 });
  expect(events.slice(1, -1)).toEqual([
    'mail.failed slow applicant 2 ETIMEDOUT',
    'fail slow 2 ETIMEDOUT for now',
    'mail.dead refused applicant 5 MailRefused',
    'fail refused 5 MailRefused for good',
    'complete fine',
    'mail.sent fine applicant 1',
  ]);
});

test('a mail that cannot be composed, as when its CV is out of reach, is due again', async () => {
  due = [[claimed('a')]];
  const compose = () => Promise.reject(new Error('storage'));
  expect(await deliver({ compose })).toEqual({ sent: 0, failed: 1 });
  expect(events).toContain('fail a 1 Error for now');
});

test('a mail that has nothing to say any more is marked as sent, but not sent', async () => {
  due = [[claimed('a')]];
  const send = vi.fn<() => Promise<void>>();
  expect(await deliver({ compose: async () => null, send })).toEqual({ sent: 0, failed: 0 });
  expect(events.filter((event) => !event.startsWith('claim'))).toEqual(['complete a']);
  expect(send).not.toHaveBeenCalled();
});

test('a store that fails rejects only after the other mails of its batch are finished', async () => {
  due = [[claimed('a'), claimed('b')]];
  const completeMail = async (id: string) => {
    if (id === 'a') throw new Error('the disk is full');
    events.push(`complete ${id}`);
  };
  await expect(deliver({}, { completeMail })).rejects.toThrow('the disk is full');
  expect(events).toContain('mail.sent b applicant 1');
});

test('a batch has the size of the caller, waits for its turn, and none starts after a stop', async () => {
  due = [[claimed('a')], [claimed('b')]];
  const beforeBatch = async () => void events.push('wait');
  const result = await deliver({
    batchSize: 3,
    beforeBatch,
    shouldStop: () => events.includes('complete a'),
  });
  expect(result).toEqual({ sent: 1, failed: 0 });
  expect(events).toEqual(['wait', 'claim 3 for 120 s', 'complete a', 'mail.sent a applicant 1', 'wait']);
});

test('the mails of a batch are sent at the same time, each in a turn of its own', async () => {
  due = [[claimed('a'), claimed('b')]];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const steps: string[] = [];
  const send = async ({ id }: Mail) => {
    steps.push(id);
    setImmediate(() => steps.push('a visitor is served'));
    await answered;
  };
  const delivered = deliver({ send });
  await vi.waitUntil(() => steps.length === 4);
  expect(steps).toEqual(['a', 'a visitor is served', 'b', 'a visitor is served']);
  answer();
  expect(await delivered).toEqual({ sent: 2, failed: 0 });
});

describe('retrySeconds', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const delay = (attempt: number, ageInHours: number, isRefused = false, random = 0.5) =>
    retrySeconds(claimed('a', attempt, hoursAgo(ageInHours)), isRefused, () => random);

  test('doubles from half a minute up to an hour, plus or minus half', () => {
    expect([1, 2, 3, 8, 30].map((attempt) => delay(attempt, 1))).toEqual([30, 60, 120, 3600, 3600]);
    expect([0, 1].map((random) => delay(1, 1, false, random))).toEqual([15, 45]);
  });

  test.each([
    ['is tried for three days', 80, 71, false, 3600],
    ['is given up after three days', 80, 73, false, null],
    ['that is refused for good is tried five times', 4, 1, true, 240],
    ['that was refused for good five times is given up', 5, 1, true, null],
    ['that is already old, because the server was off, is tried five times', 4, 200, false, 240],
    ['that is already old is given up after five times', 5, 200, false, null],
  ])('a mail %s', (_, attempt, ageInHours, isRefused, seconds) => {
    expect(delay(attempt, ageInHours, isRefused)).toBe(seconds);
  });
});

describe('Resend', () => {
  const mail = {
    ...plainMail,
    fromName: 'École "de" Management',
    attachments: [{ filename: 'cv.pdf', content: Buffer.from('%PDF-') }],
  };

  let resend: Awaited<ReturnType<typeof startResend>>;
  beforeAll(async () => {
    resend = await startResend();
  });
  beforeEach(() => {
    resend.calls.length = 0;
    resend.answerWith(200);
  });
  afterAll(() => resend.close());

  const send = () => createResendSender({ apiKey: 'key', from: 'site@example.dj', url: resend.url })(mail);

  test('a mail is sent with its idempotency key, recipient and reply address', async () => {
    await send();
    expect(resend.calls).toMatchObject([{ key: mail.id, authorization: 'Bearer key' }]);
    const sent = Object.entries(resend.calls[0]?.mail ?? {}).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    );
    expect(sent.toSorted().join('\n'))
      .toBe(`attachments: [{"filename":"cv.pdf","content":"${Buffer.from('%PDF-').toString('base64')}"}]
from: "\\"École de Management\\" <site@example.dj>"
headers: {"Message-ID":"<${mail.id}@example.dj>","Auto-Submitted":"auto-generated"}
html: "<p>Texte</p>"
reply_to: "school@example.dj"
subject: "Sujet"
text: "Texte"
to: ["amina@example.dj"]`);
  });

  test('a mail that Resend has already sent, with other contents, counts as sent', async () => {
    resend.answerWith(409, { statusCode: 409, name: 'invalid_idempotent_request' });
    await send();
    resend.answerWith(409, { statusCode: 409, name: 'concurrent_idempotent_requests' });
    await expect(send()).rejects.toMatchObject({ code: 'http409' });
  });

  test.each<[status: number, error: object]>([
    [401, { code: 'http401' }],
    [403, { code: 'http403' }],
    [422, new MailRefused()],
    [429, { code: 'http429' }],
    [500, { code: 'http500' }],
  ])('a refusal by %i is tried again for days, unless it is a 422', async (status, error) => {
    resend.answerWith(status);
    await expect(send()).rejects.toMatchObject(error);
  });
});
