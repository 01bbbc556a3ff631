import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#core/texts/languages.ts';
import { readPublishedCatalogs } from '../../catalogs/readLocales.ts';
import { programImages } from '../../content/socialImages.ts';
import { createLanguageContext, textOfProgram } from '../context.ts';
import { readDescription } from './imageFiles.ts';

const root = join(import.meta.dirname, '../../..');
const catalog = readPublishedCatalogs(join(root, 'locales'))[defaultLanguage] ?? {};

it.each(programImages)(
  'the Open Graph image of $name has the same facts as the site (otherwise run draw.ts)',
  ({ id, name }) => {
    const png = readFileSync(join(root, `public/social/${name}.png`));
    expect(readDescription(png)).toBe(textOfProgram(id, createLanguageContext(defaultLanguage, catalog)));
  },
);
