import type { ReactNode } from 'react';
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
  /** Up to twelve, consecutive. */
  months: readonly Moment[];
}

/** In order, drawn on a scale of months if there is room. */
export function Timeline({ entries, months }: TimelineProps) {
  return (
    <div className={styles.scaleOf[clampToTwelve(months.length)]}>
      {/* Hidden from screen readers, because every entry says its dates. */}
      <ol className={styles.months} aria-hidden="true">
        {months.map(({ dateTime, text }) => (
          <li key={dateTime} className={styles.month}>
            {text}
          </li>
        ))}
      </ol>
      <ol role="list" className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={`${styles.entry} ${positionClasses(entry, months)}`}>
            <svg
              className={entry.end ? styles.marker : `${styles.marker} ${styles.day}`}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d="M10 2 18 10 10 18 2 10Z" />
            </svg>
            <Bar entry={entry} />
            <div className={styles.entryText}>
              <span className={styles.dateText}>
                <time dateTime={entry.start.dateTime}>{entry.start.text}</time>
                {entry.end && (
                  <>
                    {' – '}
                    <time dateTime={entry.end.dateTime}>{entry.end.text}</time>
                  </>
                )}
              </span>
              <span className={styles.title}>{entry.title}</span>
              {entry.children && <div className={styles.text}>{entry.children}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bar({ entry: { start, end } }: { entry: TimelineEntry }) {
  if (end) return <div className={styles.bar} />;
  const dayOfMonth = Number(start.dateTime.slice(8)) || 1;
  const place = dayOfMonth < 9 ? 'start' : dayOfMonth < 23 ? 'middle' : 'end';
  return (
    <div className={styles.dayBar}>
      <svg viewBox="0 0 20 20" className={styles.dayMarkAt[place]} aria-hidden="true">
        <path d="M10 0 20 10 10 20 0 10Z" />
      </svg>
    </div>
  );
}

type Quarters = keyof typeof styles.freeAtStart;

/** Quarters of a month, 0 to 3: the resolution of the scale. */
function toQuarters(days: number): Quarters {
  return Math.min(3, Math.max(0, Math.round(days / 7.5))) as Quarters;
}

type OneToTwelve = keyof typeof styles.scaleOf;

function clampToTwelve(count: number): OneToTwelve {
  return Math.min(12, Math.max(1, count)) as OneToTwelve;
}

function positionClasses({ start, end = start }: TimelineEntry, months: readonly Moment[]): string {
  const column = ({ dateTime }: Moment) =>
    clampToTwelve(months.findIndex((month) => month.dateTime === dateTime.slice(0, 7)) + 1);
  const classes = [styles.startsAt[column(start)], styles.endsAt[column(end)]];
  if (column(start) > months.length * 0.8) classes.push(styles.lateEntry);
  if (end !== start) {
    // A start or end without a day of the month includes the whole month.
    classes.push(styles.freeAtStart[toQuarters(Number(start.dateTime.slice(8)) - 1)]);
    classes.push(styles.freeAtEnd[toQuarters(30 - (Number(end.dateTime.slice(8)) || 30))]);
  }
  return classes.join(' ');
}
