import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOfText, withoutGapMarks } from '#core/texts/gapMarks.ts';
import type { Catalog } from '../catalogs/texts.ts';
import { securityTxt, securityTxtPath } from '../../server/securityTxt.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { colors } from '../theme/colors.ts';
import { origin } from './settings.ts';
import { createContext } from './structured-data/context.ts';

/**
 * Writes `robots.txt`, which names the sitemap where there is one, and each language's manifest; takes away what only the
 * build needed.
 */
export async function writeSiteFiles(folder: string, catalogs: Record<string, Catalog>): Promise<void> {
  const sitemap = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`);
  // Start's notes on what it prerendered, with the time: no two builds would be the same.
  await rm(join(folder, 'pages.json'), { force: true });
  await Promise.all(
    Object.entries(catalogs).map(async ([language, catalog]) => {
      const file = join(folder, localisePath('/site.webmanifest', language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(manifest(language, catalog)));
    }),
  );
}

/** Writes `security.txt` for hosts that serve files alone; the embedded server makes its own. */
export async function writeSecurityTxt(folder: string, email: string): Promise<void> {
  const file = join(folder, securityTxtPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt({ email, siteUrl: origin || undefined }));
}

/** For those who keep the site on a home screen: its name and icon; it still opens in the browser. */
function manifest(language: string, catalog: Record<string, unknown>) {
  const { t } = createContext(language, catalog);
  return {
    id: localisePath('/', language),
    start_url: localisePath('/', language),
    name: withoutGapMarks(t('common:schoolName')),
    description: withoutGapMarks(t('home:meta.description')),
    lang: languageOfText(t('home:meta.description'), language),
    display: 'browser',
    theme_color: colors.seaDeep,
    background_color: colors.salt,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
