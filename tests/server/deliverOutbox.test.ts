import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { academicRequest, storedRequest, plainMail } from '../support/requests.ts';
import type { RequestStore } from '#core/store/store.ts';
import type { ClaimedMail } from '#core/store/outbox.ts';
import { type DeliveryOptions, MailRefused, deliverOutbox, retrySeconds } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import { createResendSender } from '../../supabase/functions/_shared/resendSender.ts';
import { startResend } from '../support/otherServers.ts';

const createdAt = new Date().toISOString();

const claimed = (id: string, attempt = 1): ClaimedMail => ({
  id,
  kind: 'applicant',
  attempt,
  createdAt,
  recipient: academicRequest.email,
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

afterEach(() => void vi.useRealTimers());

function deliver(changes: Partial<DeliveryOptions> = {}, storeChanges: Partial<RequestStore> = {}) {
  const store: Pick<RequestStore, 'claimMails' | 'completeMail' | 'failMail'> = {
    claimMails: async (limit, lease) => {
      events.push(`claim ${limit} for ${lease} s`);
      return due.shift() ?? [];
    },
    completeMail: async (id) => void events.push(`complete ${id}`),
    failMail: async ({ id, attempt, error, retryInSeconds }) =>
      void events.push(`fail ${id} ${attempt} ${error} ${retryInSeconds === null ? 'for good' : 'for now'}`),
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
  await deliver();
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
  due = [[claimed('slow', 2), claimed('refused'), claimed('fine')]];
  failures = {
    slow: Object.assign(new Error('to amina@example.dj'), { code: 'ETIMEDOUT' }),
    refused: new MailRefused('EENVELOPE-550:mail.example:465'),
  };
  await deliver();
  expect(events.slice(1, -1)).toEqual([
    'mail.failed slow applicant 2 ETIMEDOUT',
    'fail slow 2 ETIMEDOUT for now',
    'mail.dead refused applicant 1 refused:EENVELOPE-550:mail.example:465',
    'fail refused 1 refused:EENVELOPE-550:mail.example:465 for good',
    'complete fine',
    'mail.sent fine applicant 1',
  ]);
});

test('a mail that cannot be composed, as when its CV is out of reach, is due again', async () => {
  due = [[claimed('a')]];
  const compose = () => Promise.reject(new Error('storage'));
  await deliver({ compose });
  expect(events).toContain('fail a 1 Error for now');
});

test('a mail that has nothing to say any more is marked as sent, but not sent', async () => {
  due = [[claimed('a')]];
  const send = vi.fn<() => Promise<void>>();
  await deliver({ compose: async () => null, send });
  expect(events.filter((event) => !event.startsWith('claim'))).toEqual(['complete a']);
  expect(send).not.toHaveBeenCalled();
});

test('a mail that has left is marked as sent, although the store is busy for some seconds', async () => {
  due = [[claimed('a')]];
  let tries = 0;
  const completeMail = async () => {
    tries += 1;
    if (tries < 5) throw new Error('busy');
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  await deliver({}, { completeMail });
  expect(events).toContain('mail.sent a applicant 1');
});

test('a store that fails rejects only after the other mails of its batch are finished', async () => {
  due = [[claimed('a'), claimed('b')]];
  const completeMail = async (id: string) => {
    if (id === 'a') throw new Error('the disk is full');
    events.push(`complete ${id}`);
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  await expect(deliver({}, { completeMail })).rejects.toThrow('the disk is full');
  expect(events).toContain('mail.sent b applicant 1');
});

test('a batch has the size of the caller, and none starts after a stop', async () => {
  due = [[claimed('a')], [claimed('b')]];
  const shouldStop = () => events.includes('complete a');
  await deliver({ batchSize: 3, shouldStop });
  expect(events).toEqual(['claim 3 for 120 s', 'complete a', 'mail.sent a applicant 1']);
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
  await delivered;
});

test('a failed mail is tried for three days, after half a minute and then after up to four hours', () => {
  const delay = (attempt: number, random = 0.5) => retrySeconds(attempt, () => random);
  expect([1, 2, 3, 10, 29].map((attempt) => delay(attempt))).toEqual([30, 60, 120, 14_400, 14_400]);
  expect([0, 1].map((random) => delay(1, random))).toEqual([15, 45]);
  expect(delay(30)).toBeNull();
  const delays = Array.from({ length: 29 }, (_, index) => delay(index + 1) ?? 0);
  expect(delays.reduce((sum, one) => sum + one)).toBeGreaterThan(1.1 * 3 * 24 * 3600);
});

test('the school’s own mailbox is tried for days although it refuses for good', async () => {
  const stored = storedRequest(academicRequest);
  const toSchool = { attempt: 1, createdAt, recipient: null };
  due = [
    [
      { ...toSchool, id: 'one', kind: 'school', stored },
      { ...toSchool, id: 'several', kind: 'digest', listed: [stored], count: 100 },
      { ...toSchool, id: 'morning', kind: 'morning', previous: null },
    ],
  ];
  const refused = new MailRefused('EENVELOPE-550:mail.example:465');
  failures = { one: refused, several: refused, morning: refused };
  await deliver();
  for (const id of ['one', 'several', 'morning'])
    expect(events).toContain(`fail ${id} 1 refused:EENVELOPE-550:mail.example:465 for now`);
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

  const send = () => createResendSender('key', 'site@example.dj', resend.url)(mail);

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
    await expect(send()).rejects.toMatchObject({ code: expect.stringContaining('http409:127.0.0.1') });
  });

  test.each([401, 403, 422, 429, 500])(
    'a refusal by %i is tried again, unless it is a 422',
    async (status) => {
      resend.answerWith(status);
      const name = status === 422 ? 'MailRefused' : 'Error';
      const code = expect.stringContaining(`http${status}:127.0.0.1`);
      await expect(send()).rejects.toMatchObject({ name, code });
    },
  );
});
