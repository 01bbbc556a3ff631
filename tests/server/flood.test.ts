import { afterEach, beforeEach, expect, test } from 'vitest';
import { readServerSettings } from '../../server/settings.ts';
import { limitsFrom } from '#core/model/limits.ts';
import type { RequestStore } from '#core/store/store.ts';
import { answersOf, submission } from '../support/requests.ts';
import { recordHonestResult, makeTestFolder } from '../support/runningTest.ts';
import { openSqliteStore } from '../support/serverHome.ts';

const limits = limitsFrom(readServerSettings({}));

let store: RequestStore;
beforeEach(() => {
  store = openSqliteStore(makeTestFolder(), limits);
});
afterEach(() => store.close());

let personCount = 0;

/** Submits a request of a new person from each of these addresses at once. */
const submitFrom = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map((clientAddress) =>
      store.submit(submission({ answers: answersOf((personCount += 1)), clientAddress })),
    ),
  );

const countStored = async (addresses: readonly string[]) =>
  (await submitFrom(addresses)).filter(({ outcome }) => outcome === 'stored').length;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Each network sends, one network after the other, until a whole batch of its hosts is refused. */
async function flood(networks: readonly number[]): Promise<number> {
  let stored = 0;
  for (const network of networks) {
    for (let batch = 0; ; batch += 1) {
      const hosts = range(20).map(
        (host) => `10.${network >> 8}.${network & 255}.${(batch * 20 + host) % 250}`,
      );
      const passed = await countStored(hosts);
      stored += passed;
      if (passed === 0) break;
    }
  }
  return stored;
}

test.each([20, 200])(
  'while %i networks flood, each of 100 first requests of others is stored',
  async (networks) => {
    // Ten rounds: a tenth of the attack, then ten new networks and six pupils of a class of sixty.
    let [attacking, honest, pupils] = [0, 0, 0];
    for (const part of range(10)) {
      const share = networks / 10;
      attacking += await flood(range(share).map((index) => part * share + index));
      honest += await countStored(range(10).map((index) => `172.16.${part * 10 + index}.1`));
      pupils += await countStored(range(6).map((index) => `192.0.2.${part * 6 + index}`));
    }
    recordHonestResult(honest, 100, `first requests, beside ${attacking} of the attack`);
    recordHonestResult(pupils, 60, 'class of sixty in one network');
    expect([honest, pupils]).toEqual([100, 60]);
  },
  // The largest flood takes half a minute, on a busy machine three minutes.
  600_000,
);

test('from one address a class of sixty is stored and confirmed, and a script stops at a hundred', async () => {
  const results = await submitFrom(Array(60).fill('192.0.2.1'));
  const confirmed = results.filter(
    (result) => result.outcome === 'stored' && result.mail.state === 'onItsWay',
  );
  recordHonestResult(confirmed.length, 60, 'class behind one address');
  expect(confirmed).toHaveLength(60);
  expect(await countStored(Array(5_000).fill('192.0.2.1'))).toBe(40);
  const others = await countStored(Array(60).fill('198.51.100.1'));
  recordHonestResult(others, 60);
  expect(others).toBe(60);
});
