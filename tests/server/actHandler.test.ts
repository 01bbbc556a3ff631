import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { functionRequest, mailTexts } from '../support/requests.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import { createActHandler, createBuckets } from '#core/http/actHandler.ts';
import { Refused } from '#core/http/jsonHandler.ts';
import { correctClock } from '#core/time/schoolTime.ts';

const acts = z.strictObject({ act: z.literal('open'), page: z.optional(z.int('page')) });

/** Creates a handler that accepts only the secret `right`. A test sets its time by `clock` and reads the lines of its `log`. */
function createTestHandler() {
  const clock = { ms: 0 };
  correctClock(() => clock.ms);
  const log: string[] = [];
  const handle = createActHandler(
    'door',
    acts,
    {
      perform: async (_, secret) => {
        if (secret === 'broken') throw new StoreUnavailable('sqlite13');
        if (secret === 'withdrawn') throw new Refused('withdrawn');
        if (!secret.startsWith('right')) throw new Refused('unknown');
        return { door: 'open' };
      },
    },
    {
      texts: mailTexts,
      contact: undefined,
      allowedOrigins: [],
      log: (event, details) => void log.push([event, ...Object.values(details ?? {})].join(' ')),
    },
  );
  const call = async (body: object, client = '192.0.2.1') => {
    const response = await handle(functionRequest(body), client);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  /** The statuses of so many acts at once, and the last answer. */
  const callMany = async (count: number, { secret = 'right', client = '192.0.2.1' } = {}) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => call({ act: 'open', secret }, client)),
    );
    return { statuses: new Set(answers.map(({ status }) => status)), last: answers.at(-1) };
  };
  return { call, callMany, clock, log };
}

test.each([
  ['right', 200, { success: true, door: 'open' }, 'door.open'],
  ['withdrawn', 409, { success: false, code: 'withdrawn' }, 'door.refused withdrawn'],
  ['wrong', 404, { success: false, code: 'unknown' }, 'door.refused unknown'],
  ['broken', 503, { success: false, code: 'unavailable' }, 'door.unavailable sqlite13'],
  [{ toString: 1 }, 404, { success: false, code: 'unknown' }, 'door.refused unknown'],
  [null, 404, { success: false, code: 'unknown' }, 'door.refused unknown'],
])(
  'an act with the secret “%j” is answered with %i and logged without it',
  async (secret, status, body, line) => {
    const { call, log } = createTestHandler();
    expect(await call({ act: 'open', secret })).toMatchObject({ status, body });
    expect(log).toEqual([line]);
  },
);

test('an invalid act has the path and the message of each problem, 20 at most', async () => {
  const { call } = createTestHandler();
  const { body } = await call({ act: 'open', secret: 'right', page: 1.5, key: 1 });
  const fields = [
    { path: 'page', message: 'page' },
    { path: 'key', message: 'unknownField' },
  ];
  expect(body).toMatchObject({ code: 'invalid', fields });
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, 1]));
  expect((await call({ act: 'open', secret: 'right', ...unknown })).body.fields).toHaveLength(20);
});

test('a network acts 2,000 times at once and then ten times a second, and keeps no other one waiting', async () => {
  const { callMany, clock, log } = createTestHandler();
  for (let link = 0; link < 20; link += 1)
    expect((await callMany(100, { secret: `right ${link}`, client: `192.0.2.${link}` })).statuses).toEqual(
      new Set([200]),
    );
  const { statuses, last } = await callMany(1);
  expect([...statuses, last?.headers.get('retry-after')]).toEqual([429, '1']);
  expect(log.at(-1)).toBe('door.refused rateLimited network');
  expect((await callMany(1, { client: '198.51.100.1' })).statuses).toEqual(new Set([200]));
  clock.ms = 1_000;
  expect((await callMany(10)).statuses).toEqual(new Set([200]));
  expect((await callMany(1)).statuses).toEqual(new Set([429]));
  clock.ms = 86_400_000;
  await callMany(1);
  clock.ms = 0;
  const { last: back } = await callMany(1);
  expect(back?.headers.get('retry-after'), 'after the clock was set back').toBe('1');
});

test('buckets beyond ten thousand are forgotten, those used least lately first', () => {
  correctClock(() => 0);
  const take = createBuckets({ burst: 1, perSecond: 1 });
  take('old');
  for (let key = 0; key < 9_999; key += 1) take(`${key}`);
  expect(take('old')).toBe(1);
  take('new');
  expect([take('0'), take('new'), take('old')]).toEqual([1, 1, 0]);
});
