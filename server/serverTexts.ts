import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import type { Catalogs } from '#core/texts/mailTexts.ts';
import { createTexts } from '#core/texts/plurals.ts';
import { readLocales } from '../src/catalogs/readLocales.ts';
import { completeCatalogs } from '../src/catalogs/translations.ts';
import type { Resources } from '../src/i18n/resources.gen.ts';

/** The command that manages requests here. A release, which brings its Node, is installed with a command and lacks npm. */
export const requestsCommand = existsSync(join(import.meta.dirname, '../node'))
  ? 'school-requests'
  : 'npm run -s requests --';

/** An expected failure, which `describeFailure` writes as one line for the operator. */
export class Failure extends Error {
  override name = 'Failure';
  readonly problem: keyof Resources['server']['error'];
  readonly details: Record<string, string | number>;

  constructor(problem: Failure['problem'], details: Failure['details'] = {}) {
    super(problem);
    this.problem = problem;
    this.details = details;
  }
}

/** The system code of an error (`EACCES`), or its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

const localesFolder = join(import.meta.dirname, '../locales');

/** The complete slices by language. Throws a `Failure` that names an unreadable file. */
export const readCatalogs = (folder = localesFolder): Catalogs => completeCatalogs(readFolder(folder));

const slices = ['server', 'mail', 'admissionRequest', 'contactForm', 'teacherApplication'] as const;

/** Ignores invalid catalogs of other languages, so that the error about them can be worded. */
function readTexts() {
  const { [defaultLanguage]: french = {} } = readFolder(localesFolder, defaultLanguage);
  const resources = { [defaultLanguage]: french };
  const i18n = createTexts(
    { resources, lng: defaultLanguage, ns: slices, defaultNS: 'server' },
    requestsCommand,
  );
  return i18n.getFixedT(defaultLanguage, slices);
}

type TranslateAny = (key: string, variables?: object) => string;

let texts: TranslateAny | undefined;

/** `t` for keys that are known at run time only. */
export const translate: TranslateAny = (key, variables) =>
  (texts ??= readTexts() as TranslateAny)(key, variables);

/**
 * The texts for the operator, in French. They are read when the first one is needed. Throws a `Failure` when the French catalog
 * cannot be read.
 */
export const t = translate as ReturnType<typeof readTexts>; // Safe cast: the same function.

export function describeFailure(error: unknown): string {
  if (!(error instanceof Failure))
    return t('error.unexpected', { reason: String(error).split('\n')[0] ?? '' });
  const { expected, ...details } = error.details;
  return translate(`error.${error.problem}`, {
    ...details,
    ...(expected !== undefined && { expected: translate(`expected.${expected}`) }),
  });
}

/** Throws a `Failure` that names the first mistake in the catalogs, unless the one that is needed can be read. */
function readFolder(folder: string, needed = '') {
  try {
    const { catalogs, mistakes } = readLocales(folder);
    const [mistake] = mistakes;
    if (!mistake || needed in catalogs) return catalogs;
    throw new Failure('catalog', { path: join(folder, basename(mistake.file)), reason: mistake.message });
  } catch (error) {
    throw error instanceof Failure
      ? error
      : new Failure('catalog', { path: folder, reason: reasonOf(error) });
  }
}
