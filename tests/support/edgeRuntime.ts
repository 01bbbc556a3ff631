/** What Supabase's runtime adds to Deno, for a test: runs the function named by the first argument. */
import process from 'node:process';

const runtime = { waitUntil: (promise: Promise<unknown>) => void promise };
Object.assign(globalThis, { EdgeRuntime: runtime });
await import(`../../supabase/functions/${process.argv[2]}/index.ts`);
