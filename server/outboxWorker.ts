import { type DeliveryOptions, deliverOutbox } from '#core/mail/deliverOutbox.ts';
import { errorClass } from '#core/log.ts';

const pollMs = 5_000;

/** A batch starts once no request was stored for `pauseMs`, or after `maxWaitMs`. */
const pauseMs = 50;
const maxWaitMs = 1_000;

/** Sends due mails at the start, on `wake`, and every `pollMs` for retries. */
export function startOutboxWorker(options: DeliveryOptions): { wake: () => void; stop: () => Promise<void> } {
  let isStopped = false;
  let isWakeMissed = false;
  let running: Promise<void> | undefined;
  let lastWake = 0;

  async function run(): Promise<void> {
    isWakeMissed = false;
    try {
      await deliverOutbox({ ...options, beforeBatch: waitForPause, shouldStop: () => isStopped });
    } catch (error) {
      options.log('outbox.unavailable', { error: errorClass(error) });
    }
    // A mail may have been queued after the last batch was claimed.
    running = isWakeMissed && !isStopped ? run() : undefined;
    await running;
  }

  /** Lets the server respond to a burst of requests before it sends mails. */
  async function waitForPause(): Promise<void> {
    const latest = performance.now() + maxWaitMs;
    while (performance.now() < Math.min(lastWake + pauseMs, latest))
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }

  function wake(): void {
    lastWake = performance.now();
    poll();
  }

  function poll(): void {
    if (isStopped) return;
    if (running) isWakeMissed = true;
    else running = run();
  }

  const timer = setInterval(poll, pollMs);
  poll();
  return {
    wake,
    /** Resolves when the mails being sent are finished. */
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
