import { emblem } from './Emblem.css.ts';

/** Background, lines and fills. */
const colorSchemes = {
  sky: ['#CFE9F2', '#075E7A', '#075E7A'],
  deep: ['#04384B', '#F2B441', '#CFE9F2'],
  coral: ['#F6CCC2', '#BF3D28', '#BF3D28'],
  gold: ['#FBE6BC', '#10222B', '#BF3D28'],
  green: ['#D5EBDD', '#1B7A4B', '#1B7A4B'],
} as const;

const shapes = {
  school: {
    colors: 'deep',
    line: 'M28 8 48 28 28 48 8 28ZM28 17 39 28 28 39 17 28Z',
    fill: 'M28 23 33 28 28 33 23 28Z',
  },
  licence: { colors: 'sky', line: 'M28 8 48 28 28 48 8 28Z', fill: 'M28 17 39 28 28 39 17 28Z' },
  master: { colors: 'deep', line: 'M28 8 48 28 28 48 8 28ZM28 18V38M18 28H38', fill: '' },
  executive: { colors: 'coral', line: 'M9 28 28 9 47 28M15 36 28 23 41 36M21 44 28 37 35 44', fill: '' },
  accounting: {
    colors: 'gold',
    line: 'M28 8 48 28 28 48 8 28ZM18 28H38',
    fill: 'M28 14 33 19 28 24 23 19ZM28 32 33 37 28 42 23 37Z',
  },
  strategy: {
    colors: 'sky',
    line: 'M8 28 28 8 48 28M28 8V48M18 38 28 48 38 38',
    fill: 'M28 20 36 28 28 36 20 28Z',
  },
  logistics: {
    colors: 'coral',
    line: 'M28 8 48 28 28 48 8 28ZM18 18 38 38M38 18 18 38',
    fill: 'M28 23 33 28 28 33 23 28Z',
  },
  networks: {
    colors: 'deep',
    line: 'M28 13 43 28 28 43 13 28Z',
    fill: 'M28 7 34 13 28 19 22 13ZM43 22 49 28 43 34 37 28ZM28 37 34 43 28 49 22 43ZM13 22 19 28 13 34 7 28Z',
  },
  energy: { colors: 'green', line: 'M28 8 48 28 28 48 8 28Z', fill: 'M30 15 20 30H27L25 42 37 25H29Z' },
} as const;

export type EmblemName = keyof typeof shapes;

/** Decoration: the name of the school, programme family or field of study is beside it. */
export function Emblem({ name }: { name: EmblemName }) {
  const { colors, line, fill } = shapes[name];
  const [background, stroke, solid] = colorSchemes[colors];
  return (
    <svg className={emblem} viewBox="0 0 56 56" aria-hidden="true">
      <path d="M0 0H56V56H0Z" fill={background} />
      <path d={line} fill="none" stroke={stroke} strokeWidth="3" />
      {fill && <path d={fill} fill={solid} />}
    </svg>
  );
}
