/** Whether braces stand otherwise than as {{name}}. */
export function hasBrokenVariable(text: string): boolean {
  return /[{}]/.test(text.replaceAll(/\{\{[a-zA-Z]+\}\}/g, ''));
}

/** What is wrong with the variables of a translation; `category` is its plural form, if it is one of several. */
export function variableProblems(text: string, inFrench: string, category: string | undefined): string[] {
  // Which one is meant, the line about the broken one says.
  if (hasBrokenVariable(text)) return [];
  const own = variablesOf(text);
  const expected = variablesOf(inFrench);
  // “One answer” need not say its number.
  const mayLackCount = category !== undefined && ['zero', 'one', 'two'].includes(category);
  const allowed = category === undefined ? expected : new Set([...expected, 'count']);
  const written = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  const missing = [...expected].filter((name) => !own.has(name) && !(name === 'count' && mayLackCount));
  const unknown = [...own].filter((name) => !allowed.has(name));
  const keep = 'variables keep their names';
  if (missing.length > 0 && unknown.length > 0)
    return [
      `Here stands ${written(unknown)}, in French ${written(missing)}: ${keep}. In French: “${inFrench}”.`,
    ];
  if (missing.length > 0)
    return [
      `${written(missing)} of the French text is missing: ${keep}, anywhere in the sentence. In French: “${inFrench}”.`,
    ];
  if (unknown.length > 0)
    return [
      `The French text has no ${written(unknown)}: ${keep}, and no other has a value here. In French: “${inFrench}”.`,
    ];
  return [];
}

function variablesOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{([a-zA-Z]+)\}\}/g)].map(([, name = '']) => name));
}
