import type { ComponentProps, ReactNode } from 'react';
import { type NewsId, newsItems } from '../content/news.ts';
import { photos } from '../content/photos.ts';
import { Picture } from '../ui/Picture.tsx';
import { JobsForum } from '../scenes/JobsForum.tsx';
import { LockedNetwork } from '../scenes/LockedNetwork.tsx';
import { RailwayCorridor } from '../scenes/RailwayCorridor.tsx';
import { SharedTable } from '../scenes/SharedTable.tsx';
import { SolarField } from '../scenes/SolarField.tsx';

const scenes: Record<NewsId, ReactNode> = {
  portForum: <JobsForum />,
  solarStation: <SolarField />,
  addisExchange: <RailwayCorridor />,
  sharedIftar: <SharedTable />,
  cybersecurity: <LockedNetwork />,
};

interface NewsPictureProps extends Partial<Pick<ComponentProps<typeof Picture>, 'ratio'>> {
  id: NewsId;
}

/** An article's picture. Decorative: the title stands beside it. */
export function NewsPicture({ id, ratio = '3 / 2' }: NewsPictureProps) {
  const item = newsItems.find((candidate) => candidate.id === id);
  return <Picture scene={scenes[id]} ratio={ratio} {...(item && { photo: photos[item.photo] })} />;
}
