import { type DeliveryOptions, deliverOutbox } from '../supabase/functions/_shared/deliverOutbox.ts';
import { errorClass } from '../supabase/functions/_shared/log.ts';

/** Milliseconds between looks at the outbox when nobody calls: how late a retry can be. */
const interval = 5_000;

/** Sends what is due at once, whenever `wake` is called, and from time to time for the retries. */
export function startOutboxWorker(options: DeliveryOptions): { wake: () => void; stop: () => Promise<void> } {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    again = false;
    try {
      await deliverOutbox({ ...options, shouldStop: () => stopped });
    } catch (error) {
      options.log('outbox.unavailable', { error: errorClass(error) });
    }
    // A mail may have come after the last look.
    running = again && !stopped ? run() : undefined;
    await running;
  }

  function wake(): void {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const timer = setInterval(wake, interval);
  wake();
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
