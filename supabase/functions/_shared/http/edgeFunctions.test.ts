import { afterEach, expect, test, vi } from 'vitest';
import { createEdgeBackend } from './edgeFunctions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings: Record<string, string> = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  RESEND_API_KEY: 'resend-key',
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
};

test.each(['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'])(
  'mails wait while %s is empty, and the log names that setting alone',
  async (name) => {
    vi.stubGlobal('Deno', { env: { get: (key: string) => (key === name ? ' ' : settings[key]) } });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await createEdgeBackend().deliver()).toBeUndefined();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      event: 'mail.settingsMissing',
      settings: name,
    });
  },
);
