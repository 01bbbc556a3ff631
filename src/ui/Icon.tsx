import type { ReactNode } from 'react';
import { followedByIcon, icon, mirrored } from './Icon.css.ts';

const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  arrowBack: 'M20 12H5M11 6l-6 6 6 6',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  chevron: 'M6 9l6 6 6-6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 13l5 5L20 6',
  warning: 'M12 3L2 21h20L12 3zM12 10v5M12 17.5v1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  phone: 'M5 3h4l2 6-3 2a13 13 0 0 0 5 5l2-3 6 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pin: 'M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  play: 'M7 4l13 8-13 8z',
  download: 'M12 3v12M6 10l6 6 6-6M4 20h16',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  file: 'M6 2h8l5 5v15H6zM14 2v6h5',
} as const;

type IconName = keyof typeof paths;

const mirroredIcons = new Set<IconName>(['arrow', 'arrowBack', 'external']);

/** Decorative, beside a text of the same meaning. Arrows are mirrored on right-to-left pages. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={mirroredIcons.has(name) ? `${icon} ${mirrored}` : icon}
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function FollowedByIcon({ name, children }: { name: IconName; children: ReactNode }) {
  return (
    <>
      <span className={followedByIcon}>{children}</span>
      <Icon name={name} />
    </>
  );
}
