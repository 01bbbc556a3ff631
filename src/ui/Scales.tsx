import * as styles from './Scales.css.ts';

/** Decoration, because the text beside it states the rating. */
export function Rating({ value, outOf }: { value: number; outOf: number }) {
  const filled = Math.round(value * 20);
  return (
    <svg className={styles.rating} viewBox={`0 0 ${outOf * 24} 20`} aria-hidden="true">
      {Array.from({ length: outOf }, (_, place) => place).map((place) => (
        <g key={place} transform={`translate(${place * 24 + 2})`}>
          <path d="M10 1 19 10 10 19 1 10Z" className={styles.empty} />
          <path d={partOfDiamond(Math.min(20, filled - place * 20))} className={styles.full} />
        </g>
      ))}
    </svg>
  );
}

/** A diamond of 20 by 20 SVG units, clipped to a width. */
function partOfDiamond(width: number): string {
  if (width <= 0) return '';
  if (width <= 10) return `M0 10 ${width} ${10 - width}V${10 + width}Z`;
  return `M0 10 10 0 ${width} ${width - 10}V${30 - width}L10 20Z`;
}

/** The whole line stands for `max` hours. Decorative, beside the hours in words. */
export function HoursBar({ hours, max }: { hours: number; max: number }) {
  return (
    // An SVG path, because the CSP forbids inline styles.
    <svg className={styles.bar} viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${hours}V1H0Z`} />
    </svg>
  );
}
