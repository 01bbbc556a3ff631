/**
 * Tells a text that stands in French on a page of another language, from the list of those that its catalog lacks.
 * By the words themselves, so that no mark has to travel inside a text, where a search, a copy or a screen reader
 * would meet it. What has no word of its own, as `{{rating}}/{{outOf}}`, is no French.
 */
export function createFrenchTest(texts: readonly string[]): (text: string) => boolean {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of texts) {
    const parts = text.split(/\{\{.*?\}\}/);
    if (!parts.some((part) => /\p{L}{3}/u.test(part)) && parts.length > 1) continue;
    if (parts.length === 1) plain.add(text);
    else patterns.push(new RegExp(`^${parts.map(escape).join('.*')}$`, 's'));
  }
  return (text) => plain.has(text) || (/\p{L}/u.test(text) && patterns.some((pattern) => pattern.test(text)));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
