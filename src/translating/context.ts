/** What a translator sees of the texts: the format of `context.json`, which the bench and `i18n:context` read. */
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, flatten, splitPluralKey } from '../catalogs/catalog.ts';
import { textsToTranslate } from '../catalogs/translations.ts';

/** What a picture shows of a text. */
export interface Place {
  /** The index of the text (`marks.ts`). */
  index: number;
  kind: keyof typeof kinds;
  /** Of its image, which is `pictures/<name>-<top>.jpg`. Undefined where a part of a page shows no text of its own. */
  top?: number;
  /** In CSS pixels of the page: left, top, width, height. Empty for what a page says without showing it. */
  boxes: readonly (readonly number[])[];
  /** The width of the box around the text, and how many letters like its own fit into one line. */
  room?: { width: number; letters: number };
  /** The landmark and the heading above. */
  around: string;
}

/** What a text is, in French for the bench. */
export const kinds = {
  heading: 'titre',
  button: 'bouton',
  link: 'lien',
  label: 'étiquette',
  option: 'choix d’une liste',
  placeholder: 'exemple dans un champ',
  text: 'texte',
  'read aloud only': 'lu à voix haute seulement',
  'alternative text': 'description d’une image',
  'search engines': 'pour les moteurs de recherche',
  'prepared message': 'message préparé par un lien',
  'question of the browser': 'question du navigateur',
  'mail subject': 'objet d’un email',
  'mail without HTML': 'email sans mise en forme',
} as const;

export interface Picture {
  /** The name of the page in `pages/`, without its ending. */
  name: string;
  state: string;
  /** Undefined for a mail. */
  route?: string;
  width: number;
  height: number;
  texts: readonly (Omit<Place, 'index'> & { text: string })[];
}

export interface Context {
  french: Catalog;
  /** What a language publishes as a whole, with the paths of the French texts that it shows. */
  parts: readonly { name: string; texts: readonly string[] }[];
  pictures: readonly Picture[];
  /** The notes for translators, by the path of the text. */
  notes: Readonly<Record<string, string>>;
  /** Why no picture shows a text, by its path. */
  unseen: Readonly<Record<string, string>>;
}

/** A text to translate, with all of its plural forms. */
export interface Entry {
  /** The path without a plural category. */
  base: string;
  /** The paths in the French catalog. */
  frenchPaths: readonly string[];
  forms: readonly { path: string; category: string | undefined; french: string }[];
}

export function entriesFor(language: string, french: Catalog): Entry[] {
  const baseOf = (path: string) => splitPluralKey(path)?.base ?? path;
  const frenchPaths = Map.groupBy(flatten(textsToTranslate(french, defaultLanguage)).keys(), baseOf);
  const texts = Map.groupBy(flatten(textsToTranslate(french, language)), ([path]) => baseOf(path));
  return [...texts].map(([base, forms]) => ({
    base,
    frenchPaths: frenchPaths.get(base) ?? [],
    forms: forms.map(([path, text]) => ({ path, category: splitPluralKey(path)?.category, french: text })),
  }));
}

/** Where the pictures show a text, and the letters of its shortest line; Infinity where no line has a limit. */
export function placesOf({ frenchPaths }: Pick<Entry, 'frenchPaths'>, pictures: Context['pictures']) {
  const places = pictures.flatMap(({ route, state, texts }) =>
    texts.flatMap((place) => (frenchPaths.includes(place.text) ? [{ route, state, ...place }] : [])),
  );
  return { places, letters: Math.min(...places.map(({ room }) => room?.letters ?? Infinity)) };
}
