import type { ComponentProps } from 'react';
import type { NewsId } from '../content/news.ts';
import { Picture } from '../ui/Picture.tsx';
import jobsForum from '../scenes/jobs-forum.svg';
import lockedNetwork from '../scenes/locked-network.svg';
import railwayCorridor from '../scenes/railway-corridor.svg';
import sharedTable from '../scenes/shared-table.svg';
import solarField from '../scenes/solar-field.svg';

const drawings: Record<NewsId, string> = {
  portForum: jobsForum,
  solarStation: solarField,
  addisExchange: railwayCorridor,
  sharedIftar: sharedTable,
  cybersecurity: lockedNetwork,
};

interface NewsPictureProps extends Partial<
  Pick<ComponentProps<typeof Picture>, 'ratio' | 'isInFirstScreen'>
> {
  id: NewsId;
}

/** An article's picture. Decorative: the title is beside it. */
export function NewsPicture({ id, ratio = '3 / 2', isInFirstScreen = false }: NewsPictureProps) {
  return <Picture drawing={drawings[id]} ratio={ratio} isInFirstScreen={isInFirstScreen} />;
}
