import { useTranslation } from 'react-i18next';
import { type Domain, domains } from '#core/questions/programs.ts';
import { families, programOf } from '../../content/programs.ts';
import {
  advisePrograms,
  type FinderAnswers,
  findPrograms,
  finderQuestions,
} from '../../content/programFinder.ts';
import { diamond } from '../../ui/diamond.ts';
import * as styles from './Programs.css.ts';

type Diploma = (typeof finderQuestions.diplome)[number];

const mapWidth = 640;
const mapHeight = 400;
const departureX = 60;
const fieldX = 320;
const portX = 580;

/** In SVG units, like `portY`. */
const harbourY = { bac: 90, bac2: 200, bac3: 310 } as const satisfies Record<Diploma, number>;
const portY = { licence: 90, master: 200, course: 310 } as const;
const portNames = Object.keys(portY) as (keyof typeof portY)[]; // Safe cast: `portY` has no other keys.

const grid = [80, 160, 240, 400, 480, 560]
  .map((x) => `M${x} 0V${mapHeight}`)
  .concat([80, 160, 240, 320].map((y) => `M0 ${y}H${mapWidth}`))
  .join('');
/** The two shores of the gulf. */
const coast = `M0 0H34L20 60 40 130 18 210 36 290 14 350 30 ${mapHeight}H0ZM${mapWidth} 0H612L626 70 604 150 622 240 608 320 620 ${mapHeight}H${mapWidth}Z`;

function fieldY(domain: Domain): number {
  return 68 + domains.indexOf(domain) * ((mapHeight - 112) / (domains.length - 1));
}

/** From a diploma, through the field of a programme, to its family. */
interface Route {
  from: Diploma;
  domain: Domain;
  to: keyof typeof portY;
}

/** The routes that match the answers; from every diploma while the visitor has not chosen one. */
function routesFor(answers: FinderAnswers): Route[] {
  const diplomas = answers.diplome ? [answers.diplome] : finderQuestions.diplome;
  return diplomas.flatMap((from) => {
    const given = { ...answers, diplome: from };
    return (advisePrograms(given) ?? findPrograms(given)).map((program) => ({
      from,
      domain: program.domain,
      to: program.kind === 'degree' ? programOf(program.id).family : ('course' as const),
    }));
  });
}

function pathOf({ from, domain, to }: Route): string {
  const start = harbourY[from];
  const field = fieldY(domain);
  const end = portY[to];
  const out = (departureX + fieldX) / 2;
  const home = (fieldX + portX) / 2;
  return `M${departureX} ${start}C${out} ${start} ${out} ${field} ${fieldX} ${field}C${home} ${field} ${home} ${end} ${portX - 26} ${end}`;
}

/**
 * A sea chart: diplomas are harbours, fields of study are islands, programmes are routes to ports. Decorative: the result
 * and the advice say the same.
 */
export function FinderMap({ answers }: { answers: FinderAnswers }) {
  const { t } = useTranslation('programs');
  const routes = routesFor(answers);
  const isAsked = Object.keys(answers).length > 0;
  const placeClass = (part: keyof Route, name: string) =>
    routes.some((route) => route[part] === name) ? styles.reachedPlace : styles.unreachedPlace;
  return (
    <svg className={styles.map} viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
      <path d={grid} className={styles.mapGrid} />
      <path d={coast} className={styles.coast} />
      {routes.map((route) => (
        <path
          key={`${route.from} ${route.domain} ${route.to}`}
          d={pathOf(route)}
          className={isAsked ? styles.matchingRoute : styles.possibleRoute}
        />
      ))}
      {domains.map((domain) => (
        <g key={domain}>
          <path d={diamond(fieldX, fieldY(domain), 18)} className={placeClass('domain', domain)} />
          <text x={fieldX} y={fieldY(domain) - 26} className={styles.domainName}>
            {t(`finder.domains.${domain}`)}
          </text>
        </g>
      ))}
      {finderQuestions.diplome.map((diploma) => (
        <g key={diploma} className={placeClass('from', diploma)}>
          <path d={diamond(departureX, harbourY[diploma], 12)} />
          <text x={departureX - 14} y={harbourY[diploma] - 22} className={styles.harbourName}>
            {t(`finder.harbours.${diploma}`, { level: families.licence.level })}
          </text>
        </g>
      ))}
      {portNames.map((port) => (
        <g key={port} className={placeClass('to', port)}>
          <path
            d={`${diamond(portX, portY[port], 26)}${diamond(portX, portY[port], 12)}`}
            fillRule="evenodd"
          />
          <text x={portX + 14} y={portY[port] - 34} className={styles.portName}>
            {t(`finder.ports.${port}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}
