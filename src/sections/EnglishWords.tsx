const english = /(executive education|supply chain)/i;

/** A text whose first English words are marked, so that a screen reader pronounces them as English. */
export function EnglishWords({ children }: { children: string }) {
  const [before, words, ...after] = children.split(english);
  return (
    <>
      {before}
      {words && <span lang="en">{words}</span>}
      {after.join('')}
    </>
  );
}
