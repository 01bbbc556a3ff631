import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, settingNames } from '#core/settings.ts';
import { linkOriginOf, readBuildSettings, readServerSettings } from './settings.ts';

describe('readServerSettings', () => {
  test('gives an unset or empty setting the default of .env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
    const described = new Map(
      [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const setByPrograms = ['BROTLI_QUALITY', 'RESEND_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL'];
    const names = (['server', 'build', 'functions'] as const).flatMap(settingNames);
    expect(new Set([...described.keys(), ...setByPrograms])).toEqual(new Set(names));

    const defaults = readServerSettings({});
    expect(readServerSettings({ PORT: '', ALLOWED_ORIGINS: ' ', REQUESTS_PER_HOUR: '' })).toEqual(defaults);
    // .env.example shows a sample value for these, not the default.
    const {
      SITE_URL,
      SMTP_URL,
      CLAMD_URL,
      MAIL_FROM,
      SCHOOL_EMAIL,
      SCHOOL_WHATSAPP,
      ALLOWED_ORIGINS,
      unset,
      unbuilt,
      callsSupabase: _,
      ...others
    } = defaults;
    for (const [name, value] of Object.entries(others)) expect(String(value), name).toBe(described.get(name));
    expect({ SITE_URL, SMTP_URL, CLAMD_URL, SCHOOL_WHATSAPP, ALLOWED_ORIGINS }).toEqual({
      ALLOWED_ORIGINS: [],
    });
    expect(MAIL_FROM).toBe(SCHOOL_EMAIL);
    expect(unbuilt).toEqual([]);
    expect(unset).toEqual(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SCHOOL_EMAIL', 'TRUST_PROXY']);
    expect(readServerSettings({ TRUST_PROXY: '0' }).unset).not.toContain('TRUST_PROXY');
  });

  test('reads texts, numbers, yes or no and addresses from the environment', () => {
    const env = {
      PORT: '8080',
      SITE_URL: 'https://ecole.dj/',
      SMTP_URL: 'smtps://user:password@mail.ecole.dj:465',
      MAIL_FROM: 'site@ecole.dj',
      SCHOOL_EMAIL: 'admissions@ecole.dj',
      DELIVER_MESSAGES: 'true',
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: 'https://ecole.dj, https://www.ecole.dj/',
    };
    expect(readServerSettings(env)).toEqual({
      ...readServerSettings({}),
      ...env,
      PORT: 8080,
      SITE_URL: 'https://ecole.dj',
      DELIVER_MESSAGES: true,
      TRUST_PROXY: 1,
      ALLOWED_ORIGINS: ['https://ecole.dj', 'https://www.ecole.dj'],
      unset: [],
      unbuilt: [],
    });
  });

  test('mails to the school go to the mailbox set now, or else to that of the build', () => {
    const built = { SCHOOL_EMAIL: 'old@ecole.dj' };
    expect(readServerSettings({ SCHOOL_EMAIL: 'new@ecole.dj' }, built).SCHOOL_EMAIL).toBe('new@ecole.dj');
    expect(readServerSettings({}, built).SCHOOL_EMAIL).toBe('old@ecole.dj');
  });

  test('a WhatsApp number that the site was built without waits for a build', () => {
    const SCHOOL_WHATSAPP = '+253 77 00 00 00';
    expect(readServerSettings({ SCHOOL_WHATSAPP }, {}).unbuilt).toEqual(['SCHOOL_WHATSAPP']);
    expect(readServerSettings({ SCHOOL_WHATSAPP }, { SCHOOL_WHATSAPP }).unbuilt).toEqual([]);
  });

  test('a phone number that the pages show by default waits for no build', () => {
    const { SCHOOL_PHONE } = readServerSettings({});
    expect(readServerSettings({ SCHOOL_PHONE }, {}).unbuilt).toEqual([]);
  });

  test('a site that was built without its public address waits for a build, and mails link to it meanwhile', () => {
    const SITE_URL = 'https://ecole.dj';
    expect(readServerSettings({ SITE_URL }, {})).toMatchObject({ SITE_URL, unbuilt: ['SITE_URL'] });
    expect(readServerSettings({ SITE_URL: `${SITE_URL}/` }, { SITE_URL }).unbuilt).toEqual([]);
  });

  test.each([
    ['PORT', '65536'],
    ['TRUST_PROXY', 'yes'],
    ['REQUESTS_PER_HOUR', '0'],
    ['DELIVER_MESSAGES', 'yes'],
    ['MAILS_PER_HOUR', '1.5'],
    ['SITE_URL', 'www.ecole.dj'],
    ['SITE_URL', 'ftp://ecole.dj'],
    ['SITE_URL', 'https://ecole.dj/site'],
    ['ALLOWED_ORIGINS', 'ecole.dj'],
    ['SCHOOL_EMAIL', 'admissions'],
    ['SCHOOL_PHONE', 'appelez-nous'],
    ['MAIL_FROM', 'me'],
    ['CV_IN_MAIL', 'link'],
  ])('refuses %s=%s and names the setting, also when the site was built without it', (name, value) => {
    for (const built of [undefined, {}])
      expect(() => readServerSettings({ [name]: value }, built)).toThrow(
        expect.objectContaining({ details: expect.objectContaining({ name, value }) }),
      );
  });
});

test.each(['0.0.0.0', '::'])('a server that listens on every address (%s) links to localhost', (HOST) => {
  expect(linkOriginOf(readServerSettings({ HOST, PORT: '8080' }))).toBe('http://localhost:8080');
});

test.each([
  'https://user:secret@example.dj',
  'smtp://user:secret%@example.dj',
  'smtp://user:secret@more@example.dj',
  'smtp://user@school.dj:secret@example.dj',
  'smtp://user:secret/more@example.dj',
  'smtp://user:25/secret@example.dj',
  'smtp://user:25?secret@example.dj',
])('refuses SMTP_URL=%s without its password in the message', (SMTP_URL) => {
  expect(() => readServerSettings({ SMTP_URL })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ name: 'SMTP_URL', value: '…' }) }),
  );
});

test('the functions accept a key of 32 bytes or more, in hexadecimal or base64, and no shorter one', () => {
  const keyOf = (DOSSIER_KEY: string) => {
    const refused: string[] = [];
    const get = (name: string) => (name === 'DOSSIER_KEY' ? DOSSIER_KEY : undefined);
    const settings = readSettings('functions', get, ({ name, value }) => refused.push(name, value));
    return settings.DOSSIER_KEY ?? refused;
  };
  const bytes = randomBytes(32);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(keyOf(bytes.toString(encoding))).toBe(bytes.toString(encoding));
  const short = bytes.subarray(1);
  for (const key of ['a', 'ecole2026', 'une longue phrase que personne ne devine', short.toString('base64')])
    expect(keyOf(key)).toEqual(['DOSSIER_KEY', '…']);
  expect(keyOf(short.toString('hex')), 'is not taken for base64').toEqual(['DOSSIER_KEY', '…']);
});

describe('readBuildSettings', () => {
  const url = 'https://project.supabase.co';
  const local = 'http://127.0.0.1:54321';
  const key = 'sb_publishable_key';

  test.each([
    [{}, undefined],
    [{ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, undefined],
    [{ VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_PUBLISHABLE_KEY: key }, url],
    [{ VITE_SUPABASE_URL: local, VITE_SUPABASE_PUBLISHABLE_KEY: key }, local],
  ])('reads the Supabase project of %j as %s', (env, expected) => {
    expect(readBuildSettings(env).VITE_SUPABASE_URL).toBe(expected);
  });

  test.each([
    ['VITE_SUPABASE_PUBLISHABLE_KEY', { VITE_SUPABASE_URL: url }],
    ['VITE_SUPABASE_URL', { VITE_SUPABASE_PUBLISHABLE_KEY: key }],
    ['VITE_SUPABASE_URL', { VITE_SUPABASE_URL: 'foo', VITE_SUPABASE_PUBLISHABLE_KEY: key }],
    ['VITE_SUPABASE_URL', { VITE_SUPABASE_URL: `${url}/rest`, VITE_SUPABASE_PUBLISHABLE_KEY: key }],
  ])('names %s when it refuses %j', (name, env) => {
    expect(() => readBuildSettings(env)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ name }) }),
    );
  });
});
