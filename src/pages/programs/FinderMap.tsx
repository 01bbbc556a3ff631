import { useTranslation } from 'react-i18next';
import { type Domain, domains, families, programOf } from '../../content/programs.ts';
import type { FinderAnswers, FoundProgram } from '../../content/programFinder.ts';
import { diamond } from '../../ui/diamond.ts';
import * as styles from './ProgramFinder.css.ts';

const width = 640;
const height = 400;
const departureX = 60;
const fieldX = 320;
const portX = 580;

/** Positions of the starting points: baccalaureate, Bac+3, working life. */
const departures = { licence: 90, master: 200, course: 310 } as const;
type Departure = keyof typeof departures;
const departureNames = Object.keys(departures) as Departure[]; // the keys of a literal object are its keys

/** The grid of meridians and parallels. */
const grid = [80, 160, 240, 400, 480, 560]
  .map((x) => `M${x} 0V${height}`)
  .concat([80, 160, 240, 320].map((y) => `M0 ${y}H${width}`))
  .join('');
/** The two shores of the gulf. */
const coast = `M0 0H34L20 60 40 130 18 210 36 290 14 350 30 ${height}H0ZM${width} 0H612L626 70 604 150 622 240 608 320 620 ${height}H${width}Z`;

function departureOf(program: FoundProgram): Departure {
  return program.kind === 'degree' ? programOf(program.id).family : 'course';
}

function fieldY(domain: Domain): number {
  return 56 + domains.indexOf(domain) * ((height - 112) / (domains.length - 1));
}

/** The path from a starting point, through a field of study, to the diploma. */
function routeOf(program: FoundProgram): string {
  const start = departures[departureOf(program)];
  const field = fieldY(program.domain);
  const bend = (from: number, to: number) => (from + to) / 2;
  const out = bend(departureX, fieldX);
  const home = bend(fieldX, portX);
  return `M${departureX} ${start}C${out} ${start} ${out} ${field} ${fieldX} ${field}C${home} ${field} ${home} ${start} ${portX} ${start}`;
}

/**
 * The answers drawn as a sea chart: starting points as harbours, fields as islands, diplomas as ports, programmes as
 * routes. Decorative, because the list below it says the same.
 */
export function FinderMap({ found, answers }: { found: readonly FoundProgram[]; answers: FinderAnswers }) {
  const { t } = useTranslation('programs');
  const isAsked = Object.keys(answers).length > 0;
  const reached = new Set(found.map(departureOf));
  const passed = new Set(found.map(({ domain }) => domain));
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={grid} className={styles.grid} />
      <path d={coast} className={styles.coast} />
      {found.map((program) => (
        <path
          key={program.id}
          d={routeOf(program)}
          className={isAsked ? styles.chosenRoute : styles.possibleRoute}
        />
      ))}
      {domains.map((domain) => (
        <g key={domain}>
          <path
            d={diamond(fieldX, fieldY(domain), 18)}
            className={passed.has(domain) ? styles.reached : styles.missed}
          />
          <text x={fieldX} y={fieldY(domain) - 26} className={styles.domainName}>
            {t(`finder.domains.${domain}`)}
          </text>
        </g>
      ))}
      {departureNames.map((departure) => (
        <g key={departure} className={reached.has(departure) ? styles.reached : styles.missed}>
          <path d={diamond(departureX, departures[departure], 12)} />
          <text x={departureX - 14} y={departures[departure] - 22} className={styles.harbourName}>
            {t(`finder.harbours.${departure}`, { level: families.licence.level })}
          </text>
          <path
            d={`${diamond(portX, departures[departure], 26)}${diamond(portX, departures[departure], 12)}`}
            fillRule="evenodd"
          />
        </g>
      ))}
    </svg>
  );
}
