import { countCharacters } from '#core/texts/cleanText.ts';

// Control characters in a visitor's text could clear the screen or move the cursor of a terminal.
const controlCharacters = /\p{Cc}+/gu;

export function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((text) => text.replace(controlCharacters, ' ')));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => countCharacters(line[column] ?? ''))),
  );
  return lines
    .map((line) =>
      line.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - countCharacters(text))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
