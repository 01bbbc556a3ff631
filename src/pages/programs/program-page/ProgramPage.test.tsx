import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Careers, Objectives } from './ProgramPage.tsx';

const lists: Record<string, object> = {};
const t = (key: string, options?: object) => (options && 'returnObjects' in options ? lists[key] : key);
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }));

test.each([
  ['a short list of a programme is shown without a fold', 3, 2, []],
  ['the rest of a longer list is folded', 4, 3, ['allObjectives', 'otherCareers']],
])('%s', (_, objectives, careers, folds) => {
  lists.objectives = Array.from({ length: objectives }, (_, index) => `Objective ${index}`);
  lists.careers = Array.from({ length: careers }, (_, index) => ({ title: `Career ${index}` }));
  const parts = [Objectives, Careers].map((Part) => renderToStaticMarkup(<Part program="masterCca" />));
  const html = parts.join('');
  expect(html.match(/(?:Objective|Career) \d/g)).toHaveLength(objectives + careers);
  expect([...html.matchAll(/<summary[^>]*>(\w+)/g)].map(([, summary]) => summary)).toEqual(folds);
});
