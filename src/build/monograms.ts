import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { colors } from '../theme/colors.ts';
import { diamond } from '../ui/diamond.ts';

/** The colours of ground, lines and fills. No ground is the colour of a band. */
const colorSchemes = [
  [colors.sea, colors.gold, colors.sky],
  [colors.gold, colors.coralDeep, colors.seaDeep],
  [colors.sky, colors.sea, colors.coral],
  [colors.green, colors.greenTint, colors.gold],
] as const;

// In SVG units.
const size = 180;
const cell = 30;

/** The centres of the diamonds in the upper left quarter, apart from those below the initials. */
const quarter = [0, 1, 2]
  .flatMap((row) => [0, 1, 2].map((column) => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell })))
  .filter(({ x, y }) => x + y <= size - 2 * cell);

/**
 * An SVG file with the monogram of each person whom the catalog names. `Monogram.tsx` shows one by its id, the path of the
 * name in the catalog. One file, so that a page with twelve of them loads one.
 */
export function drawMonograms(catalog: Catalog): string {
  const names = [...flatten(catalog)].filter(([key]) => /^people\.|\.author$/.test(key));
  const drawings = names.map(
    ([key, name]) => `<symbol id="${key}" viewBox="0 0 ${size} ${size}">${monogram(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>\n`;
}

/**
 * A person's initials in a woven pattern that the letters of the name decide, so that a name always has the same one. The
 * school shows no faces until it has photographs of real people.
 */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/u);
  const codes = Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0);
  const [ground, line, fill] = colorSchemes[sum(codes) % colorSchemes.length] ?? colorSchemes[0];
  let lines = '';
  let fills = '';
  for (const [place, { x, y }] of quarter.entries()) {
    const kind = (['outline', 'both', 'fill'] as const)[
      sum(codes.filter((_, index) => index % quarter.length === place)) % 3
    ];
    for (const across of [x, size - x]) {
      for (const down of [y, size - y]) {
        if (kind !== 'fill') lines += diamond(across, down, 13);
        if (kind !== 'outline') fills += diamond(across, down, kind === 'fill' ? 13 : 6);
      }
    }
  }
  // A zero-width non-joiner, so that two Arabic initials do not join.
  const initials = Array.from(new Set([words[0], words.at(-1)]), (word) => word?.match(/./su)?.[0]).join(
    '\u200c',
  );
  return [
    `<path d="M0 0H${size}V${size}H0Z" fill="${ground}"/>`,
    `<path d="${lines}" fill="none" stroke="${line}" stroke-width="3"/>`,
    `<path d="${fills}" fill="${fill}"/>`,
    `<path d="${diamond(size / 2, size / 2, 60)}" fill="${colors.salt}" stroke="${line}" stroke-width="4"/>`,
    `<text x="${size / 2}" y="${size / 2}" fill="${colors.basalt}">${initials}</text>`,
  ].join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
