import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServerHome, sendOne } from '../support/serverHome.ts';
import { startSmtp } from '../support/smtpServer.ts';

/** More rounds: `FAULT_ROUNDS=100 npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const perRoundMs = 30_000;

/** Decides after how many acknowledgements each round is killed. Repeat a run: `FAULT_SEED=… npm run test:faults`. */
const seed = Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31));

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

describe('a killed server', () => {
  test(
    'between acknowledgement and mail keeps every acknowledged request, and mails it',
    async () => {
      const smtp = await startSmtp('hang');
      const references: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = home.start({ SMTP_URL: smtp.url });
        references.push(await sendOne(await server.ready(), `person${round}@example.dj`));
        await server.stop('SIGKILL');
      }
      smtp.close();
      expect(smtp.state.messages).toEqual([]);
      const server = home.start();
      await server.ready();
      await expect.poll(() => home.mailFiles().length).toBe(2 * rounds);
      const mails = home.mailFiles();
      for (const reference of references)
        expect(mails.filter((mail) => mail.includes(reference))).toHaveLength(2);
      expect(await home.references()).toEqual(references.toReversed());
      await server.stop();
    },
    30_000 + rounds * perRoundMs,
  );

  test(
    'at a random moment under load stores each request once, and mails it once or twice',
    async () => {
      const smtp = await startSmtp();
      const acknowledged = new Set<string>();
      console.info(`kill: FAULT_SEED=${seed}`);
      const moments = fc.sample(fc.noBias(fc.integer({ min: 1, max: 30 })), { seed, numRuns: rounds });
      for (const [round, moment] of moments.entries()) {
        const server = home.start({ SMTP_URL: smtp.url });
        const url = await server.ready();
        const alive = { now: true };
        const senders = Array.from({ length: 5 }, async (_, sender) => {
          for (let count = 0; alive.now; count += 1) {
            // A request whose connection broke is not acknowledged.
            const reference = await sendOne(url, `r${round}s${sender}n${count}@example.dj`).catch(
              () => undefined,
            );
            if (reference) acknowledged.add(reference);
          }
        });
        const enough = acknowledged.size + moment;
        await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(enough);
        await server.stop('SIGKILL');
        alive.now = false;
        await Promise.all(senders);
      }
      const server = home.start({ SMTP_URL: smtp.url });
      await server.ready();
      const left = async () => (await home.waitingMails()).length;
      await expect.poll(left, { timeout: 30_000 + rounds * 3_000 }).toBe(0);
      await server.stop();
      const stored = await home.references();
      expect(new Set(stored).size).toBe(stored.length);
      expect([...acknowledged].filter((reference) => !stored.includes(reference))).toEqual([]);
      const times = new Map<string, number>();
      for (const { data: mail } of smtp.state.messages) {
        const id = /^Message-ID: <(.*)>/m.exec(mail)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      expect(times.size).toBe(2 * stored.length);
      expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
      smtp.close();
    },
    60_000 + rounds * perRoundMs,
  );
});
