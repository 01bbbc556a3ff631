/** Runs the Edge Function named by the first argument, with a stub of the APIs that Supabase's runtime adds to Deno. */
import process from 'node:process';

const runtime = { waitUntil: (promise: Promise<unknown>) => void promise };
Object.assign(globalThis, { EdgeRuntime: runtime });
await import(`../../supabase/functions/${process.argv[2]}/index.ts`);
