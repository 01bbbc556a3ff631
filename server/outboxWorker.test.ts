import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestStore } from '#core/store/store.ts';
import type { ClaimedMail } from '#core/store/outbox.ts';
import { academicRequest, storedRequest, plainMail } from '../tests/support/requests.ts';
import { startOutboxWorker } from './outboxWorker.ts';

let due: string[];
let sent: string[];
let events: string[];
let worker: ReturnType<typeof startOutboxWorker>;
/** Called before each mail is sent. */
let beforeSend: () => Promise<void>;

const claimMails = vi.fn<() => Promise<ClaimedMail[]>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
  [due, sent, events] = [[], [], []];
  beforeSend = async () => {};
  claimMails.mockImplementation(async () =>
    due.splice(0, 10).map((id) => ({
      id,
      kind: 'school',
      attempt: 1,
      createdAt: new Date().toISOString(),
      recipient: null,
      stored: storedRequest(academicRequest),
    })),
  );
});
afterEach(async () => {
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
  vi.useRealTimers();
});

function start(...ids: string[]): void {
  due.push(...ids);
  const store = { claimMails, completeMail: async () => {} } as Partial<RequestStore> as RequestStore; // Safe cast: the worker calls no other method.
  worker = startOutboxWorker({
    store,
    compose: async ({ id }) => ({ ...plainMail, id }),
    send: async ({ id }) => {
      await beforeSend();
      sent.push(id);
    },
    log: (event, details) => void events.push([event, details?.error ?? ''].join(' ').trim()),
  });
}

test('mails are sent at the start, once one is stored, and every five seconds when they are due again', async () => {
  start('left over');
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['left over']);
  due.push('stored now');
  worker.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['left over', 'stored now']);
  due.push('due again');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).not.toContain('due again');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(sent).toContain('due again');
});

test('a mail that is stored while others are being sent leaves right after them', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  beforeSend = () => answered;
  start('slow');
  await vi.advanceTimersByTimeAsync(100);
  due.push('stored meanwhile');
  worker.wake();
  answer();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['slow', 'stored meanwhile']);
});

test('a store that is not available is logged, and asked again five seconds later', async () => {
  claimMails.mockRejectedValueOnce(new Error('of amina@example.dj'));
  start('waiting');
  await vi.advanceTimersByTimeAsync(100);
  expect([sent, events]).toEqual([[], ['outbox.unavailable Error']]);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(sent).toEqual(['waiting']);
});

test('a stop waits for the mails being sent, and sends no other', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  beforeSend = () => answered;
  start('slow');
  await vi.advanceTimersByTimeAsync(100);
  due.push('too late');
  const stopped = vi.fn<() => void>();
  const stopping = worker.stop().then(stopped);
  worker.wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(100);
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['slow']);
});
