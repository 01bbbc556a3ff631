import { arcade, door, lintel, wall } from './drawings.css.ts';

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
      className={arcade}
      viewBox={`0 0 ${inRow * width} ${rows * height}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rows }, (_, index) => index * height).map((y) => (
        <g key={y}>
          <path d={`M0 ${y}h${inRow * width}v${height}h-${inRow * width}Z`} className={wall} />
          <path d={`M0 ${y}h${inRow * width}v14h-${inRow * width}Z`} className={lintel} />
        </g>
      ))}
      {doors.map(({ x, y }) => (
        <path key={`${x}-${y}`} d={`M${x + 18} ${y + height}v-66a27 27 0 0 1 54 0v66Z`} className={door} />
      ))}
    </svg>
  );
}
