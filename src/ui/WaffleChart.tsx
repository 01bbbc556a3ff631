import * as styles from './WaffleChart.css.ts';

interface WaffleChartProps {
  /** From 0 to 1. */
  share: number;
  /** Diamonds in all, and in a row. */
  count: number;
  columns: number;
}

/** A share as a piece of weaving: that many of the diamonds are filled. Decoration beside the same share in words. */
export function WaffleChart({ share, count, columns }: WaffleChartProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  const filled = Math.round(share * count);
  const diamond = (place: number) =>
    `M${(place % columns) * 24 + 12} ${Math.floor(place / columns) * 24 + 2}l10 10-10 10-10-10z`;
  return (
    <svg
      className={styles.share}
      viewBox={`0 0 ${columns * 24} ${Math.ceil(count / columns) * 24}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={places.slice(0, filled).map(diamond).join('')} className={styles.filled} />
      <path d={places.slice(filled).map(diamond).join('')} className={styles.open} />
    </svg>
  );
}
