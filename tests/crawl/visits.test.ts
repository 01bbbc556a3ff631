import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../src/build/pages.ts';
import { componentsWithStates, root } from './visits.ts';

/** Components that keep a state without showing one of their own, and why. */
const statesElsewhere: Record<string, string> = {
  'src/forms/teacher/TeacherApplicationDialog.tsx': 'is open in every state of the form in it',
  'src/layout/info-dialogs/InfoDialog.tsx': 'is what InfoDialogs opens',
  'src/pages/admission-request/AdmissionRequest.tsx': 'shows the form, or after its sent state the receipt',
  'src/pages/admission-request/AnswerReminder.tsx': 'is there as soon as its file is',
  'src/layout/LanguageOffer.tsx': 'shows nothing but LanguageOfferLine',
  'src/layout/LanguageOfferLine.tsx': 'is shown on a site of more languages: tests/i18n/languageOffer.e2e.ts',
  'src/layout/Toasts.tsx': 'shows the toasts of the forms’ failed and sent states',
  'src/layout/RouteAnnouncer.tsx': 'is heard, not seen: navigation.e2e.ts',
  'src/sections/KeyFigures.tsx': 'counts where motion is welcome; heard, the final values stand throughout',
};

/** The paths that the router really has, from the generated route tree. */
function routedPaths(): string[] {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');
  const [, union = ''] = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
}

test('the crawl knows every route of the router, and no other', () => {
  expect(routedPaths().toSorted()).toEqual(pages.map(({ path }): string => path).toSorted());
});

test('each component with a state of its own lists its states for the crawl', () => {
  const components = globSync('src/{layout,sections,forms,pages}/**/*.tsx', { cwd: root }).filter((file) =>
    /\buse(?:State|Reducer)[<(]|<details\b|<dialog\b|<Accordion\b|<Dialog\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  const unlisted = components
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !componentsWithStates.includes(file) && !(file in statesElsewhere));
  expect(unlisted, 'write X.states.ts beside each: see tests/support/pageState.ts').toEqual([]);
});

test('neither the states nor the engine reach a visitor', () => {
  const scripts = globSync('dist/client/assets/*.js', { cwd: root });
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const script = readFileSync(join(root, file), 'utf8');
    expect(script.includes('axe-core') || script.includes('color-contrast-enhanced'), file).toBe(false);
  }
});
