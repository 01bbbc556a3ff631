const english = /(executive education|supply chain)/i;

/** Marks the first English words of a text, so that a screen reader pronounces them as English. */
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
