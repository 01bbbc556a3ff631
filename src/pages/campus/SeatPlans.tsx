import * as styles from './Campus.css.ts';

const rowCount = 8;
const firstRadius = 78;
const rowDepth = 22;

/** Seats in each row, two more than in the row before it; the last takes what is left. */
function seatsByRow(seats: number): number[] {
  const first = Math.round(seats / rowCount) - (rowCount - 1);
  const rows = Array.from({ length: rowCount - 1 }, (_, index) => first + 2 * index);
  return [...rows, seats - rows.reduce((sum, inRow) => sum + inRow, 0)];
}

/** An amphitheatre from above, a dot for each seat; a path's length counts its seats, its dashes draw them. */
function SeatPlan({ seats }: { seats: number }) {
  return (
    <svg className={styles.seatPlan} viewBox="0 0 560 300" aria-hidden="true" focusable="false">
      <path d="M230 4H330L310 40H250Z" className={styles.stage} />
      {seatsByRow(seats).map((inRow, index) => {
        const radius = firstRadius + index * rowDepth;
        // From 10 degrees under the horizontal on one side to the same on the other, around the speaker.
        const x = radius * Math.cos(Math.PI / 18);
        const y = 30 + radius * Math.sin(Math.PI / 18);
        return (
          <path
            key={radius}
            d={`M${(280 - x).toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 0 0 ${(280 + x).toFixed(1)} ${y.toFixed(1)}`}
            // A little longer than the last dash begins at, or rounding would take the last seat away.
            pathLength={inRow - 0.98}
            className={styles.seatRow}
          />
        );
      })}
    </svg>
  );
}

/** The amphitheatres side by side; the words beside them say the same. */
export function SeatPlans({ count, seats }: { count: number; seats: number }) {
  return (
    <div className={styles.seatPlans}>
      {Array.from({ length: count }, (_, index) => `plan-${index}`).map((id) => (
        <SeatPlan key={id} seats={seats} />
      ))}
    </div>
  );
}

const inRow = 6;
const width = 90;
const height = 140;

/** An arcade with a door for each classroom; the words beside it say the same. */
export function ClassroomDoors({ count }: { count: number }) {
  const rows = Math.ceil(count / inRow);
  const doors = Array.from({ length: count }, (_, index) => ({
    x: (index % inRow) * width,
    y: Math.floor(index / inRow) * height,
  }));
  return (
    <svg
      className={styles.arcade}
      viewBox={`0 0 ${inRow * width} ${rows * height}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rows }, (_, index) => index * height).map((y) => (
        <g key={y}>
          <path d={`M0 ${y}h${inRow * width}v${height}h-${inRow * width}Z`} className={styles.wall} />
          <path d={`M0 ${y}h${inRow * width}v14h-${inRow * width}Z`} className={styles.lintel} />
        </g>
      ))}
      {doors.map(({ x, y }) => (
        <path
          key={`${x}-${y}`}
          d={`M${x + 18} ${y + height}v-66a27 27 0 0 1 54 0v66Z`}
          className={styles.door}
        />
      ))}
    </svg>
  );
}
