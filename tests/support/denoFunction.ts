import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serviceKey } from './postgrest.ts';
import { waitForOutput } from './serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** The secrets of the deployed functions, with the stand-ins of Supabase's API and of Resend. */
export const edgeSettings = (api: { url: string }, resend: { url: string }) => ({
  SUPABASE_URL: api.url,
  SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  RESEND_API_KEY: 'resend-key',
  RESEND_URL: resend.url,
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
  DELIVERY_SECRET: 'a-long-secret',
});

/** Runs a function of `supabase/functions` on Deno with its own import map, and with the packages of node_modules. */
export async function startDenoFunction(name: string, env: Record<string, string>) {
  const deno = spawn(
    join(root, 'node_modules/.bin/deno'),
    [
      'run',
      '-A',
      '--config=supabase/functions/deno.json',
      '--no-lock',
      '--cached-only',
      '--node-modules-dir=manual',
      'tests/support/edgeRuntime.ts',
      name,
    ],
    { cwd: root, env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...env } },
  );
  const output = waitForOutput(deno);
  const [, url = ''] = await output.until(/Listening on (http:\S+?)\/?\s/);
  return { url, output, stop: () => deno.kill('SIGKILL') };
}

export type DenoFunction = Awaited<ReturnType<typeof startDenoFunction>>;
