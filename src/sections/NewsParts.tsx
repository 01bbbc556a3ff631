import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '../content/news.ts';
import { Photo, type PhotoFiles, Picture } from '../ui/Picture.tsx';
import wovenPattern from '../scenes/news/woven-pattern.svg';
import { useFormats } from '../i18n/useFormats.ts';
import * as layout from '../ui/layout.css.ts';

const drawings = import.meta.glob<string>('./*.svg', {
  base: '../scenes/news/',
  eager: true,
  import: 'default',
});
const photos = import.meta.glob<PhotoFiles>('./*.jpg', {
  base: '../content/news/',
  eager: true,
  import: 'default',
  query: { w: '400;800;1200', format: 'avif;jpeg', as: 'picture' },
});

interface NewsPictureProps extends Partial<
  Pick<ComponentProps<typeof Picture>, 'ratio' | 'isInFirstScreen'>
> {
  item: NewsItem;
}

/** An article's photograph; without one a drawing, which is decoration. */
export function NewsPicture({ item, ratio = '3 / 2', isInFirstScreen = false }: NewsPictureProps) {
  const { t } = useTranslation('newsItems');
  const photo = photos[`./${item.id}.jpg`];
  if (photo) {
    const words: { title: string; photo?: string } = t(item.id, { returnObjects: true });
    return <Photo files={photo} label={words.photo ?? ''} ratio={ratio} isInFirstScreen={isInFirstScreen} />;
  }
  const drawing = drawings[`./${item.drawing}.svg`] ?? wovenPattern;
  return <Picture drawing={drawing} ratio={ratio} isInFirstScreen={isInFirstScreen} />;
}

export function NewsSource({ item: { category, date } }: { item: NewsItem }) {
  const { t } = useTranslation('newsItems');
  const formats = useFormats();
  return (
    <p className={`${layout.row.m} ${layout.textSize.small} ${layout.ink.quiet}`}>
      <span className={`${layout.ink.sea} ${layout.bold}`}>{t(`categories.${category}`)}</span>
      <time dateTime={date}>{formats.date(date)}</time>
    </p>
  );
}
