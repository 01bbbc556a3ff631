import { diamond } from '../../../ui/diamond.ts';
import * as styles from './YearMark.css.ts';

/** Half diagonals of the diamonds, from the heart outwards: one thread for every year since the baccalaureate. */
const threads = [12, 20, 28, 36, 44] as const;

/**
 * A year of study as the weave grows: one diamond more than the year before, up to the level of the degree.
 * Decoration beside the year's name.
 */
export function YearMark({ level, ofLevel }: { level: number; ofLevel: number }) {
  const outer = threads[level - 1] ?? threads[0];
  // At the start of its place, whatever its size, so that it stands on the column's edge.
  const center = outer + 2;
  const side = (threads[ofLevel - 1] ?? outer) + 2;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${2 * side} ${2 * side}`} aria-hidden="true" focusable="false">
      <path d={diamond(center, side, outer)} className={styles.ground} />
      {threads.slice(0, level).map((half) => (
        <path key={half} d={diamond(center, side, half)} className={styles.thread} />
      ))}
      <path d={diamond(center, side, 5)} className={styles.heart} />
    </svg>
  );
}
