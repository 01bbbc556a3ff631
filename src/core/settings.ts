/** Every setting of the embedded server, the build and the functions on Supabase. `.env.example` describes them. */
import { Buffer } from 'node:buffer';
import type { CustomTypeOptions } from 'i18next';
import * as z from 'zod/mini';
import { limitsByDefault } from './limits.ts';

type ReadingProgram = 'server' | 'build' | 'functions';

/** Names the right value in the message about a wrong one: a key of `server.expected` in `locales/`. */
type ExpectedValue = keyof CustomTypeOptions['resources']['server']['expected'];

interface Setting {
  schema: z.ZodMiniType;
  expected: ExpectedValue;
  readBy: readonly ReadingProgram[];
  byDefault?: unknown;
  /** Whether logs and messages must not show the value. */
  isSecret?: true;
}

const textThat = (isRight: (text: string) => boolean, expected: ExpectedValue) => ({
  schema: z.string().check(z.refine(isRight)),
  expected,
});
const matching = (pattern: RegExp, expected: ExpectedValue) =>
  textThat((text) => pattern.test(text), expected);
const text = matching(/^\P{Cc}+$/u, 'text');
const email = { schema: z.email(), expected: 'email' } as const;
const yesOrNo = {
  schema: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
  expected: 'yesOrNo',
} as const;
/** An http(s) URL without a path. The parsed value is its origin, without a trailing slash. */
const origin = z.pipe(
  z.string().check(z.refine(isOrigin)),
  z.transform((text) => new URL(text).origin),
);
const siteUrl = { schema: origin, expected: 'siteUrl' } as const;
const positiveInteger = { schema: integer(1, 1_000_000), expected: 'positiveInteger' } as const;
export const minKeyBytes = 32;

const wholeNumberUpTo = (max: number) => ({ schema: integer(0, max), expected: 'wholeNumber' }) as const;

const limit = { ...positiveInteger, readBy: ['server', 'functions'] } as const;

const settingsTable = {
  HOST: { ...text, readBy: ['server'], byDefault: 'localhost' },
  PORT: { schema: integer(0, 65_535), expected: 'port', readBy: ['server'], byDefault: 3000 },
  DATA_DIR: { ...text, readBy: ['server'], byDefault: 'data' },
  DATABASE_URL: { ...textThat(isPostgresUrl, 'databaseUrl'), readBy: ['functions'], isSecret: true },
  SITE_DIR: { ...text, readBy: ['server'], byDefault: 'dist/client' },
  SITE_URL: { ...siteUrl, readBy: ['server', 'build', 'functions'] },
  TRUST_PROXY: { ...wholeNumberUpTo(10), readBy: ['server'], byDefault: 0 },
  ALLOWED_ORIGINS: {
    schema: z.pipe(
      z.transform((text: string) => text.split(',').map((origin) => origin.trim())),
      z.array(origin),
    ),
    expected: 'origins',
    readBy: ['server', 'functions'],
    byDefault: [],
  },

  SMTP_URL: { ...textThat(isSmtpUrl, 'smtpUrl'), readBy: ['server'], isSecret: true },
  CLAMD_URL: { ...matching(/^(tcp:\/\/[^/]+:\d+|unix:\/.+)$/, 'clamdUrl'), readBy: ['server'] },
  MAIL_FROM: { ...email, readBy: ['server', 'functions'] },
  SCHOOL_EMAIL: { ...email, readBy: ['server', 'build', 'functions'] },
  SCHOOL_PHONE: { ...matching(/^\+?\d[\d ]{4,20}\d$/, 'phone'), readBy: ['server', 'build', 'functions'] },
  SCHOOL_WHATSAPP: { ...matching(/^\+\d[\d ]{4,20}\d$/, 'phone'), readBy: ['server', 'build'] },
  DELIVER_MESSAGES: { ...yesOrNo, readBy: ['server', 'build', 'functions'], byDefault: false },
  CV_IN_MAIL: {
    schema: z.enum(['attachment', 'link']),
    expected: 'cvInMail',
    readBy: ['server', 'functions'],
    byDefault: 'attachment',
  },

  REQUESTS_PER_HOUR: { ...limit, byDefault: limitsByDefault.REQUESTS_PER_HOUR },
  REQUESTS_PER_HOUR_IN_ALL: { ...limit, byDefault: limitsByDefault.REQUESTS_PER_HOUR_IN_ALL },
  MAILS_PER_ADDRESS_PER_HOUR: { ...limit, byDefault: limitsByDefault.MAILS_PER_ADDRESS_PER_HOUR },
  MAILS_PER_ADDRESS_PER_DAY: { ...limit, byDefault: limitsByDefault.MAILS_PER_ADDRESS_PER_DAY },
  MAILS_PER_HOUR: { ...limit, byDefault: limitsByDefault.MAILS_PER_HOUR },
  SCHOOL_MAILS_PER_HOUR: { ...limit, byDefault: limitsByDefault.SCHOOL_MAILS_PER_HOUR },
  FILES_MAX_MB: { ...limit, byDefault: limitsByDefault.FILES_MAX_MB },

  OFFICE_LINKS: { ...limit, byDefault: 1 },

  VITE_SUPABASE_URL: { ...siteUrl, readBy: ['build'] },
  VITE_SUPABASE_PUBLISHABLE_KEY: { ...text, readBy: ['build'] },
  /** Lower in tests, whose builds then take a tenth of the time to compress. */
  BROTLI_QUALITY: { ...wholeNumberUpTo(11), readBy: ['build'], byDefault: 11 },

  SUPABASE_URL: { ...siteUrl, readBy: ['functions'], byDefault: '' },
  SUPABASE_SERVICE_ROLE_KEY: { ...text, readBy: ['functions'], byDefault: '' },
  RESEND_API_KEY: { ...text, readBy: ['functions'] },
  /** A stand-in for Resend’s API, in tests. */
  RESEND_URL: { ...text, readBy: ['functions'] },
  DELIVERY_SECRET: { ...text, readBy: ['functions'] },
  DOSSIER_KEY: { ...textThat(isKey, 'key'), readBy: ['functions'], isSecret: true },
} as const satisfies Record<string, Setting>;

type SettingsTable = typeof settingsTable;

export type Settings<Reader extends ReadingProgram> = {
  [Name in keyof SettingsTable as Reader extends SettingsTable[Name]['readBy'][number] ? Name : never]:
    | z.output<SettingsTable[Name]['schema']>
    | (SettingsTable[Name] extends { byDefault: infer Default } ? Default : undefined);
};

/** `value` is “…” for a secret. */
export interface InvalidSetting {
  name: string;
  value: string;
  expected: ExpectedValue;
}

function settingsOf(reader: ReadingProgram): [string, Setting][] {
  return Object.entries<Setting>(settingsTable).filter(([, { readBy }]) => readBy.includes(reader));
}

export function settingNames(reader: ReadingProgram): string[] {
  return settingsOf(reader).map(([name]) => name);
}

/** Calls `onInvalid` for each invalid setting; unless that throws, the setting gets its default. */
export function readSettings<Reader extends ReadingProgram>(
  reader: Reader,
  get: (name: string) => string | undefined,
  onInvalid: (setting: InvalidSetting) => void = () => {},
): Settings<Reader> {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, expected, byDefault, isSecret }] of settingsOf(reader)) {
    const value = get(name)?.trim();
    const result = value ? schema.safeParse(value) : undefined;
    if (value && !result?.success) onInvalid({ name, value: isSecret ? '…' : value, expected });
    values[name] = result?.success ? result.data : byDefault;
  }
  return values as Settings<Reader>;
}

function integer(from: number, to: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.coerce.number().check(z.gte(from), z.lte(to)) as z.ZodMiniType<number, string>, // Safe cast: the input of `coerce` is unknown, here a string.
  );
}

/** `SITE_URL` and what `ALLOWED_ORIGINS` adds; empty, which allows every site, without both. */
export function allowedOriginsOf(
  settings: Pick<Settings<'functions'>, 'ALLOWED_ORIGINS' | 'SITE_URL'>,
): readonly string[] {
  const { ALLOWED_ORIGINS: origins, SITE_URL: siteUrl } = settings;
  return siteUrl ? [siteUrl, ...origins] : origins;
}

/** Hexadecimal if it can be, otherwise base64 or base64url. */
function isKey(text: string): boolean {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return false;
  return Buffer.from(text, /^[\da-f]+$/i.test(text) ? 'hex' : 'base64').byteLength >= minKeyBytes;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // An `@`, `/`, `?` or `#` of a password that is not encoded: the host would be another one, or nobody could tell.
  if (!/^[^@/?#]*(@[^@/?#]*)?(\/?(\?[^@]*)?)?$/.test(text.slice(url.protocol.length + 2))) return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}
