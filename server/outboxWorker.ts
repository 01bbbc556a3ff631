import { type DeliveryOptions, deliverOutbox } from '#core/mail/deliverOutbox.ts';
import { errorClass } from '#core/log.ts';

const pollMs = 5_000;

/** Sends due mails at the start, on `wake`, and every `pollMs` for retries. */
export function startOutboxWorker(options: DeliveryOptions): { wake: () => void; stop: () => Promise<void> } {
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await deliverOutbox({ ...options, shouldStop: () => isStopped });
    } catch (error) {
      options.log('outbox.unavailable', { error: errorClass(error) });
    }
    running = undefined;
  }

  /** While mails are sent, nothing: the transaction that queued a mail comes before the claim that finds none. */
  function wake(): void {
    if (!isStopped) running ??= run();
  }

  const timer = setInterval(wake, pollMs);
  wake();
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
