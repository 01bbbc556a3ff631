import { useTranslation } from 'react-i18next';
import { versions } from 'virtual:catalogs';
import { monogram } from './Monogram.css.ts';

/**
 * The monogram of a person, from the file that the build draws (`src/build/monograms.ts`). `of` is the path of the name in
 * the catalog: `people.board.chair`. Decoration: the name is beside it.
 */
export function Monogram({ of, className }: { of: string; className?: string }) {
  const { language } = useTranslation().i18n;
  return (
    <svg className={className ? `${monogram} ${className}` : monogram} aria-hidden="true">
      <use href={`/catalogs/${language}/monograms.${versions[language]}.svg#${of}`} />
    </svg>
  );
}
