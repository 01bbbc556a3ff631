/** Loaded into the servers that tests start, before their own code. */
import process from 'node:process';
import { setInterval } from 'node:timers';

// End a server whose test run was killed.
const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) process.exit(1);
}, 1000).unref();

// A stub of what Supabase’s runtime adds to Deno.
const runtime = { waitUntil: (promise: Promise<unknown>) => void promise };
Object.assign(globalThis, { EdgeRuntime: runtime });
