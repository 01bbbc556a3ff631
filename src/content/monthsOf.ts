/** Every month from the first to the last of some spans, each of days or of months: `2024-09`. */
export function monthsOf(spans: readonly { start: string; end?: string }[]): string[] {
  const ends = spans.flatMap(({ start, end = start }) => [start, end]).toSorted();
  const [year = 0, month = 1] = (ends.at(0) ?? '').split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = (ends.at(-1) ?? '').split('-').map(Number);
  const length = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}
