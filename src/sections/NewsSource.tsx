import { useTranslation } from 'react-i18next';
import type { NewsItem } from '../content/news.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { bold, ink, row, textSize } from '../ui/layout.css.ts';

/** Needs the slice `newsItems`. */
export function NewsSource({ item: { category, date } }: { item: NewsItem }) {
  const { t } = useTranslation('newsItems');
  const formats = useFormats();
  return (
    <p className={`${row.m} ${textSize.small} ${ink.quiet}`}>
      <span className={`${ink.sea} ${bold}`}>{t(`categories.${category}`)}</span>
      <time dateTime={date}>{formats.date(date)}</time>
    </p>
  );
}
