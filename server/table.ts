// What a terminal would obey instead of showing: a name must not clear the screen or move the cursor.
const controls = /\p{Cc}+/gu;

/** Rows under their headings, in columns as wide as their widest cell. */
export function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((text) => text.replace(controls, ' ')));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines
    .map((line) =>
      line.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - width(text))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

function width(text: string): number {
  return [...text].length;
}
