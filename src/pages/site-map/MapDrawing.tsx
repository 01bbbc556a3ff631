import { diamond } from '../../ui/diamond.ts';
import * as styles from './MapDrawing.css.ts';

/** Units between two pages, or two groups. */
const step = 48;

/** The site from afar: a line for each group from its home, with a diamond for each of its pages. */
export function MapDrawing({ groups }: { groups: readonly number[] }) {
  const width = (Math.max(...groups) + 1) * step;
  const height = groups.length * step;
  const middle = height / 2;
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path
        className={styles.lines}
        d={groups
          .map((pages, group) => `M24 ${middle}L${2 * step - 24} ${rowOf(group)}H${(pages + 1) * step - 24}`)
          .join('')}
      />
      <path className={styles.pages} d={groups.map((pages, group) => row(pages, group)).join('')} />
      <path className={styles.start} d={diamond(24, middle, 22)} />
    </svg>
  );
}

function rowOf(group: number): number {
  return (group + 0.5) * step;
}

function row(pages: number, group: number): string {
  return Array.from({ length: pages }, (_, page) => diamond((page + 2) * step - 24, rowOf(group), 15)).join(
    '',
  );
}
