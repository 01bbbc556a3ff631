import * as styles from './Campus.css.ts';

const rowCount = 8;
const firstRadius = 78;
const rowDepth = 22;

/** Returns the number of seats per row. Each row has two seats more than the previous one; the last has the remainder. */
function seatsByRow(seats: number): number[] {
  const first = Math.round(seats / rowCount) - (rowCount - 1);
  const rows = Array.from({ length: rowCount - 1 }, (_, index) => first + 2 * index);
  return [...rows, seats - rows.reduce((sum, inRow) => sum + inRow, 0)];
}

/** An amphitheatre from above with a dot for each seat. `pathLength` makes each gap of the dashes one unit long. */
function SeatPlan({ seats }: { seats: number }) {
  return (
    <svg className={styles.seatPlan} viewBox="0 0 560 300" aria-hidden="true" focusable="false">
      <path d="M230 4H330L310 40H250Z" className={styles.stage} />
      {seatsByRow(seats).map((inRow, index) => {
        const radius = firstRadius + index * rowDepth;
        // An arc around the speaker that starts and ends 10° below the horizontal.
        const x = radius * Math.cos(Math.PI / 18);
        const y = 30 + radius * Math.sin(Math.PI / 18);
        return (
          <path
            key={radius}
            d={`M${(280 - x).toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 0 0 ${(280 + x).toFixed(1)} ${y.toFixed(1)}`}
            // `inRow - 1` gaps and 0.02 more, or rounding would drop the last dot.
            pathLength={inRow - 0.98}
            className={styles.seatRow}
          />
        );
      })}
    </svg>
  );
}

/** Plans of the amphitheatres. Decorative, because the text beside them gives the same numbers. */
export function SeatPlans({ count, seats }: { count: number; seats: number }) {
  return (
    <div className={styles.seatPlans}>
      {Array.from({ length: count }, (_, index) => `plan-${index}`).map((id) => (
        <SeatPlan key={id} seats={seats} />
      ))}
    </div>
  );
}

const doorsPerRow = 6;
const doorWidth = 90;
const rowHeight = 140;

/** An arched walk with a door for each classroom. Decorative: the text beside it gives the number. */
export function ClassroomDoors({ count }: { count: number }) {
  const rows = Math.ceil(count / doorsPerRow);
  const doors = Array.from({ length: count }, (_, index) => ({
    x: (index % doorsPerRow) * doorWidth,
    y: Math.floor(index / doorsPerRow) * rowHeight,
  }));
  return (
    <svg
      className={styles.archedWalk}
      viewBox={`0 0 ${doorsPerRow * doorWidth} ${rows * rowHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rows }, (_, index) => index * rowHeight).map((y) => (
        <g key={y}>
          <path
            d={`M0 ${y}h${doorsPerRow * doorWidth}v${rowHeight}h-${doorsPerRow * doorWidth}Z`}
            className={styles.wall}
          />
          <path
            d={`M0 ${y}h${doorsPerRow * doorWidth}v14h-${doorsPerRow * doorWidth}Z`}
            className={styles.lintel}
          />
        </g>
      ))}
      {doors.map(({ x, y }) => (
        <path
          key={`${x}-${y}`}
          d={`M${x + 18} ${y + rowHeight}v-66a27 27 0 0 1 54 0v66Z`}
          className={styles.door}
        />
      ))}
    </svg>
  );
}
