import { afterEach, expect, test, vi } from 'vitest';
import { createEdgeBackend } from './edge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  RESEND_API_KEY: 'resend-key',
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
};

/** What the log says when the mails are due and one setting is empty. */
async function logWithout(name: keyof typeof settings): Promise<string> {
  const values: Record<string, string> = { ...settings, [name]: ' ' };
  vi.stubGlobal('Deno', { env: { get: (key: string) => values[key] } });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await createEdgeBackend().deliver()).toBeUndefined();
  return String(log.mock.calls[0]?.[0]);
}

test.each(['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'] as const)(
  'without %s mails wait, and the log names this setting alone',
  async (name) => {
    expect(JSON.parse(await logWithout(name))).toMatchObject({
      event: 'mail.settingsMissing',
      settings: name,
    });
  },
);
