import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { apiKeys } from './postgrest.ts';
import { waitForOutput } from './serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** The settings of the deployed functions, beside the stand-ins of the API and of Resend. */
export const edgeSettings = (api: { url: string }, resend: { url: string }) => ({
  SUPABASE_URL: api.url,
  SUPABASE_SERVICE_ROLE_KEY: apiKeys.service_role,
  RESEND_API_KEY: 'resend-key',
  RESEND_URL: resend.url,
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
  DELIVERY_SECRET: 'a-long-secret',
});

/** A function of `supabase/functions` on the real Deno, with this project's packages. */
export async function startDenoFunction(name: string, env: Record<string, string>) {
  const deno = spawn(
    join(root, 'node_modules/.bin/deno'),
    // Without the functions' deno.json, whose `npm:` names want a registry: bare names are found in node_modules.
    [
      'run',
      '-A',
      '--no-config',
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
