import { afterEach, expect, test, vi } from 'vitest';
import { edgeSettings } from '../../../tests/support/supabase.ts';
import { createEdgeBackend } from './edgeFunctions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings = edgeSettings({ url: 'postgres://127.0.0.1:1' }, { url: 'http://127.0.0.1:1' }, { url: '' });

function stubSettings(changes: Record<string, string>): void {
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => new Map(Object.entries({ ...settings, ...changes })).get(name) },
  });
}

test('an invalid setting is logged without its value and keeps its default', () => {
  stubSettings({ REQUESTS_PER_HOUR: 'many' });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(createEdgeBackend().settings.REQUESTS_PER_HOUR).toBe(100);
  const said = { event: 'setting.invalid', setting: 'REQUESTS_PER_HOUR' };
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject(said);
  expect(log.mock.calls.join()).not.toContain('many');
});

const needed = ['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'];
test.each(needed)('mails wait while %s is empty, and the log names only that setting', async (name) => {
  stubSettings({ [name]: ' ' });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await createEdgeBackend().deliver()).toBe(false);
  const said = { event: 'mail.settingsMissing', settings: name };
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject(said);
});
