import { bar } from './HoursBar.css.ts';

/** The whole line stands for `max` hours. Decorative, beside the hours in words. */
export function HoursBar({ hours, max }: { hours: number; max: number }) {
  return (
    // An SVG path, because the CSP forbids inline styles.
    <svg
      className={bar}
      viewBox={`0 0 ${max} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H${hours}V1H0Z`} />
    </svg>
  );
}
