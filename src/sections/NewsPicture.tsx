import type { ComponentProps } from 'react';
import type { NewsItem } from '../content/news.ts';
import { Picture } from '../ui/Picture.tsx';
import wovenPattern from '../scenes/news/woven-pattern.svg';

const drawings = import.meta.glob<string>('./*.svg', {
  base: '../scenes/news/',
  eager: true,
  import: 'default',
});

interface NewsPictureProps extends Partial<
  Pick<ComponentProps<typeof Picture>, 'ratio' | 'isInFirstScreen'>
> {
  item: NewsItem;
}

/** An article's picture. Decorative: the title is beside it. */
export function NewsPicture({ item, ratio = '3 / 2', isInFirstScreen = false }: NewsPictureProps) {
  const drawing = drawings[`./${item.drawing}.svg`] ?? wovenPattern;
  return <Picture drawing={drawing} ratio={ratio} isInFirstScreen={isInFirstScreen} />;
}
