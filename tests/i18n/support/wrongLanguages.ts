/** What this looks at of a document, in a browser or parsed from its HTML. */
interface Root {
  getAttribute: (name: string) => string | null | undefined;
  querySelectorAll: (selector: string) => Iterable<{
    tagName: string;
    childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
    getAttribute: Root['getAttribute'];
    closest: (selector: string) => Pick<Root, 'getAttribute'> | null;
  }>;
}

/**
 * Every text and attribute of a page whose `lang` is not its language, which the marks of the pseudo-catalogs tell: what
 * stands between them is of the page's own language, all else is French. Runs in a page, or on the root of a document;
 * either way it is given the list of `src/i18n/spokenAttributes.ts`, as nothing that is imported comes to a page.
 */
export function wrongLanguages(spokenAttributes: readonly string[], given?: Root): string[] {
  // Both kinds of document have this part of the DOM.
  const root = given ?? (document.documentElement as unknown as Root);
  const own = root.getAttribute('lang');
  const wrong: string[] = [];
  // What is inserted into a sentence is isolated, and no part of it; so is what is inserted into that.
  const withoutInserted = (text: string): string => {
    const shorter = text.replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '');
    return shorter === text ? text : withoutInserted(shorter);
  };
  const lettersOf = (text: string) => {
    let depth = 0;
    const found = [false, false];
    for (const letter of withoutInserted(text)) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth -= 1;
      else if (/\p{L}/u.test(letter)) found[depth > 0 ? 0 : 1] = true;
    }
    return found;
  };
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    const meta = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    if (tag === 'script' || tag === 'style' || tag === 'bdi' || tag === 'textarea') continue;
    const texts = [...element.childNodes].map((node) =>
      node.nodeType === 3 ? (node.textContent ?? '') : '',
    );
    const spoken = spokenAttributes.filter(
      (name) => name !== 'content' || /description|keywords|title|site_name|alt$/.test(meta),
    );
    const around = element.closest('[lang]');
    // What names its language by itself, as the links to other languages.
    if (!around || (around.getAttribute('lang') !== own && around.getAttribute('data-gap') === null))
      continue;
    for (const text of [...texts, ...spoken.map((name) => element.getAttribute(name) ?? '')]) {
      if (/\u2063|\u2064/.test(text)) wrong.push(`mark left in <${tag}>: ${text}`);
      const [inside, outside] = lettersOf(text);
      // A sentence keeps its language, whatever is inserted into it.
      if (inside === outside) continue;
      const expected = inside ? own : 'fr';
      if (around.getAttribute('lang') !== expected) {
        wrong.push(`${around.getAttribute('lang')} instead of ${expected} in <${tag}>: ${text.trim()}`);
      }
    }
  }
  return wrong;
}
