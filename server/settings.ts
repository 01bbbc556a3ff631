import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { school } from '../src/content/school.ts';
import { type InvalidSetting, readSettings } from '#core/settings.ts';
import { Failure, reasonOf, t } from './serverTexts.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, completed from the `.env` file of a folder. Throws a `Failure` when the file cannot be read. */
export function readEnvironment(folder = '.'): Environment {
  const file = join(folder, '.env');
  try {
    return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env };
  } catch (error) {
    throw new Failure('settingsFile', { reason: reasonOf(error) });
  }
}

export type ServerSettings = ReturnType<typeof readServerSettings>;

/** What stands on the pages. A release carries the values that it was built with. */
const carriedNames = ['SITE_URL', 'SCHOOL_PHONE', 'SCHOOL_WHATSAPP', 'DELIVER_MESSAGES'] as const;

/**
 * The settings of the embedded server. `built` has those of the served site, which win on what stands on its pages, so that
 * no other value there stops a release. Throws a `Failure` that names the first invalid setting.
 */
export function readServerSettings(env: Environment, built?: Environment) {
  const merged: Environment = {
    ...env,
    // A dead mailbox must not need another build.
    SCHOOL_EMAIL: env.SCHOOL_EMAIL?.trim() || built?.SCHOOL_EMAIL,
    ...(built && Object.fromEntries(carriedNames.map((name) => [name, built[name]]))),
    // Without it no link could be mailed.
    SITE_URL: built?.SITE_URL || env.SITE_URL,
  };
  const read = (from: Environment) => {
    const settings = readSettings('server', (name) => from[name], throwInvalidSetting);
    return { ...settings, SCHOOL_PHONE: settings.SCHOOL_PHONE ?? school.phone };
  };
  const [own, onPages, settings] = [read(env), read(built ?? env), read(merged)];
  // A link in a mail needs the address of the site.
  if (settings.CV_IN_MAIL === 'link' && settings.SITE_URL === undefined)
    throwInvalidSetting({ name: 'CV_IN_MAIL', value: 'link', expected: 'cvInMail' });
  const forProduction = ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SCHOOL_EMAIL', 'TRUST_PROXY'] as const;
  return {
    ...settings,
    MAIL_FROM: settings.MAIL_FROM ?? school.email,
    SCHOOL_EMAIL: settings.SCHOOL_EMAIL ?? school.email,
    // A server without a proxy sets TRUST_PROXY=0.
    unset: forProduction.filter((name) => !merged[name]?.trim()),
    /** Its pages send requests to Supabase, not to this server. */
    callsSupabase: built?.VITE_SUPABASE_URL !== undefined,
    /** The settings that the site was not built with, and that wait for another build. */
    unbuilt: carriedNames.filter((name) => env[name]?.trim() && own[name] !== onPages[name]),
  };
}

/** What the operator should look at in settings that are valid: one sentence each. */
export function settingWarnings({ unset }: ServerSettings): string[] {
  return unset.length > 0 ? [t('started.unset', { names: unset.join(', ') })] : [];
}

export function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export function ownOriginOf({ HOST: host, PORT: port }: ServerSettings): string {
  return originAt(['0.0.0.0', '::'].includes(host) ? 'localhost' : host, port);
}

/** The origin of mailed links; undefined with a random port. */
export function linkOriginOf(settings: ServerSettings): string | undefined {
  return settings.SITE_URL ?? (settings.PORT === 0 ? undefined : ownOriginOf(settings));
}

/** The settings of the build. Throws a `Failure` that names the first invalid one. */
export function readBuildSettings(env: Environment) {
  const settings = readSettings('build', (name) => env[name], throwInvalidSetting);
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = settings;
  if ((url === undefined) !== (key === undefined)) {
    const unset = url === undefined ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_PUBLISHABLE_KEY';
    throw new Failure('settingOfPair', { name: unset });
  }
  return {
    ...settings,
    SCHOOL_EMAIL: settings.SCHOOL_EMAIL ?? school.email,
    SCHOOL_PHONE: settings.SCHOOL_PHONE ?? school.phone,
  };
}

export function throwInvalidSetting({ name, value, expected }: InvalidSetting): never {
  throw new Failure('setting', { name, value, expected });
}
