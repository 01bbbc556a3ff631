import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import * as z from 'zod/mini';
import { privacy } from '../src/content/privacy.ts';
import { school } from '../src/content/school.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import type { CvInMail } from '#core/mail/composeWithCv.ts';
import { type Limits, readLimits } from '#core/store/limits.ts';
import { Failure, reasonOf } from './failure.ts';
import { siteOrigin } from './siteOrigin.ts';

/** The settings of the embedded server; `.env.example` describes each. */
export interface Settings {
  host: string;
  port: number;
  dataFolder: string;
  /** The built site. */
  siteFolder: string;
  /** What the build is to take for the site's public origin; without a slash at its end. */
  siteUrl: string | undefined;
  /** Undefined: mails are written to the outbox folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  schoolEmail: string;
  /** The language of the mails to the school; `createEmbeddedBackend` refuses one without a catalog. */
  schoolLanguage: string;
  /** How many trusted proxies are in front. */
  trustedProxies: number;
  /** Whether every subdomain is served by TLS, and browsers may insist on it. */
  hstsSubdomains: boolean;
  allowedOrigins: string[];
  limits: Limits;
  /** Whether contact messages and teacher applications reach the school; the build reads the same setting. */
  deliverMessages: boolean;
  /** How the school's mail brings a CV. */
  cvInMail: CvInMail;
  /** Requests older than this are removed; 0 keeps them. */
  retentionMonths: number;
  /** Names of the settings that production wants and that are not set. */
  unset: string[];
}

const productionSettings = ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SCHOOL_EMAIL'];

/** Reads `.env` into the environment where there is one; what the environment already sets wins. */
export function loadSettingsFile(path = '.env'): void {
  if (!existsSync(path)) return;
  try {
    loadEnvFile(path);
  } catch (error) {
    throw new Failure('settingsFile', { reason: reasonOf(error) });
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that the build reads too, checked as `readSettings` checks them. */
export function readSiteSettings(env: Environment) {
  const read = createReader(env);
  return {
    siteUrl: read('SITE_URL', 'siteUrl', siteUrl, undefined),
    schoolEmail: read('SCHOOL_EMAIL', 'email', email, school.email),
    hstsSubdomains: read('HSTS_SUBDOMAINS', 'yesOrNo', yesOrNo, false),
    deliverMessages: read('DELIVER_MESSAGES', 'yesOrNo', yesOrNo, false),
  } satisfies Partial<Settings>;
}

function createReader(env: Environment) {
  return function read<Output>(
    name: string,
    expected: Expected,
    schema: z.ZodMiniType<Output>,
    fallback: Output,
  ): Output {
    const text = valueOf(env, name);
    if (text === undefined) return fallback;
    const result = schema.safeParse(text);
    // A mail server's address may hold a password, and this line may end in a log.
    const shown = name === 'SMTP_URL' ? '…' : text;
    if (!result.success) throw new Failure('setting', { name, value: shown, expected });
    return result.data;
  };
}

function valueOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Checks every setting; throws a `Failure` that names the first bad one and what was expected of it. */
export function readSettings(env: Environment): Settings {
  const read = createReader(env);
  return {
    ...readSiteSettings(env),
    host: read('HOST', 'text', line, 'localhost'),
    port: read('PORT', 'port', integer(0, 65_535), 3000),
    dataFolder: read('DATA_DIR', 'text', line, 'data'),
    siteFolder: read('SITE_DIR', 'text', line, 'dist/client'),
    smtpUrl: read('SMTP_URL', 'smtpUrl', smtpUrl, undefined),
    mailFrom: read('MAIL_FROM', 'email', email, school.email),
    schoolLanguage: read('SCHOOL_LANGUAGE', 'text', line, defaultLanguage),
    trustedProxies: read('TRUST_PROXY', 'wholeNumber', integer(0, 10), 0),
    allowedOrigins: read('ALLOWED_ORIGINS', 'origins', origins, []),
    limits: readLimits((name, byDefault) => read(name, 'positiveInteger', integer(1, 1_000_000), byDefault)),
    // A link leads to the site's public address.
    cvInMail: read(
      'CV_IN_MAIL',
      'cvInMail',
      z.enum(valueOf(env, 'SITE_URL') ? ['attachment', 'link'] : ['attachment']),
      'attachment',
    ),
    retentionMonths: read(
      'RETENTION_MONTHS',
      'wholeNumber',
      integer(0, 1200),
      privacy.requestRetentionMonths,
    ),
    unset: productionSettings.filter((name) => valueOf(env, name) === undefined),
  };
}

type Expected =
  | 'port'
  | 'positiveInteger'
  | 'wholeNumber'
  | 'email'
  | 'smtpUrl'
  | 'siteUrl'
  | 'origins'
  | 'yesOrNo'
  | 'cvInMail'
  | 'text';

const line = z.string().check(z.regex(/^\P{Cc}+$/u));

const email = z.email();

const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

function integer(from: number, to: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.coerce.number().check(z.gte(from), z.lte(to)) as z.ZodMiniType<number, string>, // coerce takes any input
  );
}

const siteUrl = z.pipe(
  z.string().check(z.refine((text) => siteOrigin(text) !== undefined)),
  z.transform(siteOrigin),
);

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const smtpUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return (
      (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') &&
      url.hostname !== '' &&
      [url.username, url.password].every(isPercentEncoded)
    );
  }),
);

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((origin) => origin.trim())),
  ),
  z.array(z.string().check(z.refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin))),
);
