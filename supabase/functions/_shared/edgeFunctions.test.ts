import { afterEach, expect, test, vi } from 'vitest';
import { createEdgeBackend } from './edgeFunctions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings: Record<string, string> = {
  DATABASE_URL: 'postgres://127.0.0.1:1',
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  RESEND_API_KEY: 'resend-key',
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
};

function stubSettings(changes: Record<string, string>): void {
  vi.stubGlobal('Deno', { env: { get: (name: string) => ({ ...settings, ...changes })[name] } });
}

test('an invalid setting is logged without its value and keeps its default', () => {
  stubSettings({ REQUESTS_PER_HOUR: 'many' });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(createEdgeBackend().settings.REQUESTS_PER_HOUR).toBe(100);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'setting.invalid',
    setting: 'REQUESTS_PER_HOUR',
  });
  expect(log.mock.calls.join()).not.toContain('many');
});

test.each(['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'])(
  'mails wait while %s is empty, and the log names only that setting',
  async (name) => {
    stubSettings({ [name]: ' ' });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await createEdgeBackend().deliver()).toBeUndefined();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      event: 'mail.settingsMissing',
      settings: name,
    });
  },
);
