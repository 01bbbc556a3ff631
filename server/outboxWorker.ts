import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryOptions, deliverOutbox } from '#core/mail/deliverOutbox.ts';
import { errorClass } from '#core/log.ts';

/** Milliseconds between looks at the outbox when nobody calls: how late a retry can be. */
const interval = 5_000;

/** Milliseconds without a new request after which mails are written, and that they wait for them at most. */
const lull = 50;
const longestWait = 1_000;

/** Sends what is due at once, whenever `wake` is called, and from time to time for the retries. */
export function startOutboxWorker(options: DeliveryOptions): { wake: () => void; stop: () => Promise<void> } {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  let lastWake = 0;

  async function run(): Promise<void> {
    again = false;
    try {
      await deliverOutbox({ ...options, beforeBatch: giveWay, shouldStop: () => stopped });
    } catch (error) {
      options.log('outbox.unavailable', { error: errorClass(error) });
    }
    // A mail may have come after the last look.
    running = again && !stopped ? run() : undefined;
    await running;
  }

  /** Mails can wait, people cannot: a burst of requests is answered first. */
  async function giveWay(): Promise<void> {
    const latest = performance.now() + longestWait;
    while (performance.now() < Math.min(lastWake + lull, latest)) await sleep(lull);
  }

  function wake(): void {
    lastWake = performance.now();
    look();
  }

  function look(): void {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const timer = setInterval(look, interval);
  look();
  return {
    wake,
    /** Resolves when the mails in hand are done. */
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
