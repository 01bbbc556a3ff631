import type { ReactNode } from 'react';
import * as layout from './layout.css.ts';
import * as styles from './Timeline.css.ts';

/** `dateTime` is a month or a day: `2024-03`, `2024-03-01`. */
interface Moment {
  dateTime: string;
  text: string;
}

interface TimelineEntry {
  id: string;
  start: Moment;
  end?: Moment;
  title: ReactNode;
  children?: ReactNode;
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Consecutive months: the scale on desktops. */
  months: readonly Moment[];
}

/** In order, drawn on a scale of months if there is room. */
export function Timeline({ entries, months }: TimelineProps) {
  return (
    <div>
      {/* Hidden from screen readers, because every entry says its dates. */}
      <ol className={styles.months} aria-hidden="true">
        {months.map(({ dateTime, text }) => (
          <li key={dateTime} className={styles.month}>
            {text}
          </li>
        ))}
      </ol>
      <ol role="list">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div className={`${layout.stack.xxs} ${layout.desktopColumns.label}`}>
              <p>
                <span className={styles.dateText}>
                  <time dateTime={entry.start.dateTime}>{entry.start.text}</time>
                  {entry.end && (
                    <>
                      {' – '}
                      <time dateTime={entry.end.dateTime}>{entry.end.text}</time>
                    </>
                  )}
                </span>
                <span className={layout.headingSize.h4}>{entry.title}</span>
              </p>
              {entry.children && <div>{entry.children}</div>}
            </div>
            <Scale entry={entry} months={months.map(({ dateTime }) => dateTime)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Positions are attributes, because the content security policy (CSP) forbids style attributes. */
function Scale({ entry: { start, end }, months }: { entry: TimelineEntry; months: readonly string[] }) {
  /** The place of a day on the scale, in per cent. Every month is as wide as its 30 days. */
  function placeOf({ dateTime }: Moment, daysOfMonth: number): number {
    const month = months.indexOf(dateTime.slice(0, 7));
    return Math.round((1000 * (month + daysOfMonth / 30)) / months.length) / 10;
  }
  const from = placeOf(start, (Number(start.dateTime.slice(8)) || 1) - 1);
  const until = end && placeOf(end, Math.min(30, Number(end.dateTime.slice(8)) || 30));
  return (
    <svg className={styles.scale} aria-hidden="true">
      {months.map((month, index) => {
        const x = `${(100 * index) / months.length}%`;
        return <line key={month} x1={x} x2={x} y2="100%" className={styles.monthLine} />;
      })}
      {until === undefined ? (
        <svg x={`${from}%`} y="12" className={styles.day}>
          <path d="M0-12 12 0 0 12-12 0Z" />
        </svg>
      ) : (
        <rect x={`${from}%`} width={`${until - from}%`} height="100%" className={styles.period} />
      )}
    </svg>
  );
}
