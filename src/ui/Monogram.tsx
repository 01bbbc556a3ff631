import { diamond } from './diamond.ts';
import * as styles from './Monogram.css.ts';

// In SVG units.
const size = 180;
const cell = 30;

/** The centres of the diamonds in the upper left quarter, apart from those below the initials. */
const quarter = [0, 1, 2]
  .flatMap((row) => [0, 1, 2].map((column) => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell })))
  .filter(({ x, y }) => x + y <= size - 2 * cell);

/**
 * Initials in a woven pattern that the letters of the name decide, so that a name always has the same one. The school shows
 * no faces until it has photographs of real people. Decoration: the name is beside it.
 */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const words = name.split(/[\s-]+/u);
  const codes = Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0);
  const scheme = styles.schemes[sum(codes) % styles.schemes.length];
  let lines = '';
  let fills = '';
  for (const [place, { x, y }] of quarter.entries()) {
    const kind = (['outline', 'both', 'fill'] as const)[
      sum(codes.filter((_, index) => index % quarter.length === place)) % 3
    ];
    for (const across of [x, size - x]) {
      for (const down of [y, size - y]) {
        if (kind !== 'fill') lines += diamond(across, down, 13);
        if (kind !== 'outline') fills += diamond(across, down, kind === 'fill' ? 13 : 6);
      }
    }
  }
  return (
    <svg
      className={`${styles.monogram} ${scheme} ${className ?? ''}`}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path d={`M0 0H${size}V${size}H0Z`} className={styles.ground} />
      <path d={lines} className={styles.lines} />
      <path d={fills} className={styles.fills} />
      <path d={diamond(size / 2, size / 2, 60)} className={styles.centre} />
      <text x={size / 2} y={size / 2} className={styles.initials}>
        {/* A zero-width non-joiner, so that two Arabic initials do not join. */}
        {Array.from(new Set([words[0], words.at(-1)]), (word) => word?.match(/./su)?.[0]).join('\u200c')}
      </text>
    </svg>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
