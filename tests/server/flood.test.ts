import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { limitsFrom, readSettings } from '#core/settings.ts';
import { academicRequest, submission } from '../support/admission.ts';
import { noteHonest } from '../support/faultTable.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const limits = limitsFrom(
  readSettings(
    'server',
    () => undefined,
    () => {},
  ),
);

let folder: ReturnType<typeof temporaryFolder>;
let store: ReturnType<typeof createSqliteStore>;
beforeEach(() => {
  folder = temporaryFolder();
  store = createSqliteStore(openDatabase(folder.path), limits);
});
afterEach(() => {
  store.close();
  folder.remove();
});

let persons = 0;

/** Submits requests of new persons from these addresses at once; returns how many are stored. */
async function submitFrom(addresses: readonly string[]): Promise<number> {
  const results = await Promise.all(
    addresses.map((clientAddress) => {
      const request = { ...academicRequest, email: `person${(persons += 1)}@example.dj` };
      return store.submit(submission({ request, clientAddress }));
    }),
  );
  return results.filter(({ outcome }) => outcome === 'stored').length;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Each network sends, one network after the other, until a whole batch of its hosts is refused. */
async function flood(networks: readonly number[]): Promise<number> {
  let stored = 0;
  for (const network of networks) {
    for (let batch = 0; ; batch += 1) {
      const hosts = range(20).map(
        (host) => `10.${network >> 8}.${network & 255}.${(batch * 20 + host) % 250}`,
      );
      const passed = await submitFrom(hosts);
      stored += passed;
      if (passed === 0) break;
    }
  }
  return stored;
}

/** The largest flood takes half a minute. */
const isLong = process.env.FAULT_ROUNDS !== undefined;

const floods = [
  { networks: 20, honestGoal: 100, pupilGoal: 60 },
  { networks: 200, honestGoal: 100, pupilGoal: 60 },
  { networks: 2_000, honestGoal: 95, pupilGoal: 0 },
].filter(({ networks }) => isLong || networks <= 200);

test.each(floods)(
  'while $networks networks send all they can, at least $honestGoal of 100 first requests of other networks are stored',
  async ({ networks, honestGoal, pupilGoal }) => {
    // Ten rounds: a tenth of the attack, then ten new networks and six pupils of a class of sixty.
    let [attacking, honest, pupils] = [0, 0, 0];
    for (const part of range(10)) {
      const share = networks / 10;
      attacking += await flood(range(share).map((index) => part * share + index));
      honest += await submitFrom(range(10).map((index) => `172.16.${part * 10 + index}.1`));
      pupils += await submitFrom(range(6).map((index) => `192.0.2.${part * 6 + index}`));
    }
    noteHonest(honest, 100, `first requests, beside ${attacking} of the attack`);
    noteHonest(pupils, 60, 'class of sixty in one network');
    expect(honest).toBeGreaterThanOrEqual(honestGoal);
    expect(pupils).toBeGreaterThanOrEqual(pupilGoal);
  },
);
