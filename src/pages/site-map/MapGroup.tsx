import { Link } from '@tanstack/react-router';
import * as styles from './SiteMap.css.ts';
import type { MapLink } from './useSiteMap.ts';

/** Pages that belong together, under their heading. */
export function MapGroup({ heading, links }: { heading: string; links: readonly MapLink[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
