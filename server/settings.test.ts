import { describe, expect, test } from 'vitest';
import { school } from '../src/content/school.ts';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  test('are, unset or empty, what .env.example says', () => {
    const defaults = {
      host: 'localhost',
      port: 3000,
      dataFolder: 'data',
      siteFolder: 'dist/client',
      siteUrl: undefined,
      smtpUrl: undefined,
      mailFrom: school.email,
      schoolEmail: school.email,
      schoolLanguage: 'fr',
      hstsSubdomains: false,
      trustedProxies: 0,
      allowedOrigins: [],
      limits: {
        requestsPerAddress: 100,
        requestsPerNetwork: 300,
        requestsInAll: 2000,
        confirmationsPerHour: 3,
        confirmationsPerDay: 6,
        confirmationCeiling: 300,
        schoolMails: 30,
      },
      deliverMessages: false,
      cvInMail: 'attachment',
      retentionMonths: 24,
      unset: ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SCHOOL_EMAIL'],
    };
    expect(readSettings({})).toStrictEqual(defaults);
    expect(readSettings({ PORT: '', ALLOWED_ORIGINS: ' ', REQUESTS_PER_HOUR: '' })).toStrictEqual(defaults);
  });

  test('are what the environment says', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/var/lib/school',
      SITE_DIR: '/srv/site',
      SITE_URL: 'https://ecole.dj/',
      SMTP_URL: 'smtps://user:password@mail.ecole.dj:465',
      MAIL_FROM: 'site@ecole.dj',
      SCHOOL_EMAIL: 'admissions@ecole.dj',
      SCHOOL_LANGUAGE: 'en',
      HSTS_SUBDOMAINS: 'true',
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: 'https://ecole.dj, https://www.ecole.dj',
      REQUESTS_PER_HOUR: '20',
      REQUESTS_PER_HOUR_IN_ALL: '500',
      MAILS_PER_ADDRESS_PER_HOUR: '2',
      MAILS_PER_ADDRESS_PER_DAY: '4',
      MAILS_PER_HOUR: '50',
      SCHOOL_MAILS_PER_HOUR: '10',
      DELIVER_MESSAGES: 'true',
      CV_IN_MAIL: 'link',
      RETENTION_MONTHS: '0',
    };
    expect(readSettings(env)).toStrictEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/var/lib/school',
      siteFolder: '/srv/site',
      siteUrl: 'https://ecole.dj',
      smtpUrl: 'smtps://user:password@mail.ecole.dj:465',
      mailFrom: 'site@ecole.dj',
      schoolEmail: 'admissions@ecole.dj',
      schoolLanguage: 'en',
      hstsSubdomains: true,
      trustedProxies: 1,
      allowedOrigins: ['https://ecole.dj', 'https://www.ecole.dj'],
      limits: {
        requestsPerAddress: 20,
        requestsPerNetwork: 60,
        requestsInAll: 500,
        confirmationsPerHour: 2,
        confirmationsPerDay: 4,
        confirmationCeiling: 50,
        schoolMails: 10,
      },
      deliverMessages: true,
      cvInMail: 'link',
      retentionMonths: 0,
      unset: [],
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['REQUESTS_PER_HOUR', '0'],
    ['MAILS_PER_ADDRESS_PER_HOUR', '0'],
    ['SCHOOL_MAILS_PER_HOUR', '-5'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['RETENTION_MONTHS', '1.5'],
    ['SITE_URL', 'www.ecole.dj'],
    ['SITE_URL', 'ftp://ecole.dj'],
    ['SITE_URL', 'https://ecole.dj/site'],
    ['ALLOWED_ORIGINS', 'ecole.dj'],
    ['ALLOWED_ORIGINS', 'https://ecole.dj/'],
    ['SCHOOL_EMAIL', 'admissions'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ name, value }) }),
    );
  });
});
