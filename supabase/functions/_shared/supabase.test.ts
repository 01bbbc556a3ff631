import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorClass } from '#core/log.ts';
import type { Limits } from '#core/settings.ts';
import { StoreUnavailable } from '#core/store/store.ts';
import { createPostgresStore } from './postgresStore.ts';

afterEach(() => vi.restoreAllMocks());

type Answer = (url: string, init?: RequestInit) => Response | Promise<Response>;

/** A client whose calls get this answer, and the calls so far. */
function clientOf(answer: Answer) {
  const calls: string[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    calls.push(`${init?.method} ${new URL(String(url)).pathname}`);
    return answer(String(url), init);
  };
  const auth = { persistSession: false, autoRefreshToken: false };
  return { calls, client: createClient('http://supabase.example', 'key', { auth, global: { fetch } }) };
}

describe('an error of the database', () => {
  test.each<[situation: string, answer: Answer, reason: string]>([
    [
      'its code',
      () => Response.json({ code: '57014', message: 'of amina@example.dj' }, { status: 500 }),
      '57014',
    ],
    [
      'no code that could hold answers',
      () => Response.json({ code: 'key (email)=(amina@example.dj)', message: '' }, { status: 409 }),
      'network',
    ],
  ])('reaches the log as %s', async (_, answer, reason) => {
    const { client } = clientOf(answer);
    await expect(createPostgresStore(client, {} as Limits).health()).rejects.toEqual(
      new StoreUnavailable(reason),
    );
  });

  test('is a call without an answer after eight seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { client } = clientOf((_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json([]);
    });
    await expect(createPostgresStore(client, {} as Limits).health()).rejects.toThrow(StoreUnavailable);
    expect(timeout).toHaveBeenCalledWith(8_000);
  });
});

test('of an error, only its code or name is logged', () => {
  expect(errorClass(Object.assign(new Error('to amina@example.dj'), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  );
  expect(errorClass(new TypeError('of Amina'))).toBe('TypeError');
  expect(errorClass(Object.assign(new Error('x'), { code: '550 amina@example.dj' }))).toBe('unknown');
  expect(errorClass('Amina')).toBe('unknown');
});
