import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** A month (`2024-03`) or a day (`2024-03-01`) with the words that the page's language has for it. */
export interface Moment {
  dateTime: string;
  text: string;
}

/** Something that happens on a day or in a month, or lasts from one to another. */
export interface TimelineEntry {
  id: string;
  start: Moment;
  end?: Moment;
  title: ReactNode;
  children?: ReactNode;
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Up to twelve consecutive months: from desktop on, the entries lie on them as on a scale. */
  months: readonly Moment[];
}

/** A calendar: an ordered list of dates, drawn on its months where there is room. */
export function Timeline({ entries, months }: TimelineProps) {
  return (
    <div className={`${styles.timeline} ${styles.scaleOf[toTwelve(months.length)]}`}>
      {/* Every entry says its own dates: heard, the scale would be noise. */}
      <ol className={styles.months} aria-hidden="true">
        {months.map(({ dateTime, text }) => (
          <li key={dateTime}>{text}</li>
        ))}
      </ol>
      <ol role="list" className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={`${styles.entry} ${placeOf(entry, months)}`}>
            <svg
              className={entry.end ? styles.sign : `${styles.sign} ${styles.day}`}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d="M10 2 18 10 10 18 2 10Z" />
            </svg>
            <Bar entry={entry} />
            <div className={styles.words}>
              <span className={styles.when}>
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
  const place = dayOfMonth < 9 ? styles.atStart : dayOfMonth < 23 ? styles.inMiddle : styles.atEnd;
  return (
    <div className={`${styles.bar} ${styles.forDay} ${place}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 0 20 10 10 20 0 10Z" />
      </svg>
    </div>
  );
}

type Quarters = keyof typeof styles.beginsAfter;

/** A part of a month that a bar leaves free, in quarters: closer would be more than the scale can show. */
function toQuarters(days: number): Quarters {
  // In range by the clamp; the keys of the variants are 0 to 3.
  return Math.min(3, Math.max(0, Math.round(days / 7.5))) as Quarters;
}

type Twelve = keyof typeof styles.scaleOf;

function toTwelve(count: number): Twelve {
  // In range by the clamp; the keys of the variants are 1 to 12.
  return Math.min(12, Math.max(1, count)) as Twelve;
}

function placeOf({ start, end = start }: TimelineEntry, months: readonly Moment[]): string {
  const column = ({ dateTime }: Moment) =>
    toTwelve(months.findIndex((month) => month.dateTime === dateTime.slice(0, 7)) + 1);
  const classes = [styles.startsAt[column(start)], styles.endsAt[column(end)]];
  if (column(start) > months.length * 0.8) classes.push(styles.late);
  if (end !== start) {
    // A month without a day is filled to its edge.
    classes.push(styles.beginsAfter[toQuarters(Number(start.dateTime.slice(8)) - 1)]);
    classes.push(styles.stopsBefore[toQuarters(30 - (Number(end.dateTime.slice(8)) || 30))]);
  }
  return classes.join(' ');
}
