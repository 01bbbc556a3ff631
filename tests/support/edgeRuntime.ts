/** Runs the Edge Function named by the first argument, with a stub of the APIs that Supabase's runtime adds to Deno. */
import process from 'node:process';
// Also after a hook that failed or a run that was killed, no function goes on running.
import './endWithParent.ts';

const runtime = { waitUntil: (promise: Promise<unknown>) => void promise };
Object.assign(globalThis, { EdgeRuntime: runtime });
await import(`../../supabase/functions/${process.argv[2]}/index.ts`);
