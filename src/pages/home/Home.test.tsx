import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../ui/PageLink.tsx', () => ({ PageLink: 'a', ExternalLink: 'a', TextLink: 'a' }));
vi.mock('../../i18n/useFormats.ts', () => ({ useFormats: () => ({ date: String }) }));
vi.stubEnv('BUILD_DAY', '2027-03-01');
beforeEach(() => vi.resetModules());

test.each([
  [0, 'nothing', []],
  [1, 'the article alone', ['news.heading']],
  [2, 'the article and a fold of earlier ones', ['news.heading', 'news.earlier']],
])('the home page shows, of %i articles: %s', async (count, _, headings) => {
  const ids = Array.from({ length: count }, (_, index) => `article${index}`);
  const articles = Object.fromEntries(ids.map((id) => [id, { date: '2027-02-20', category: 'events' }]));
  vi.doMock('../../content/news.json', () => ({ default: { articles } }));
  const { LatestNews } = await import('./Home.tsx');
  const html = renderToStaticMarkup(<LatestNews />);
  expect(html.match(/news\.(heading|earlier)/g) ?? []).toEqual(headings);
});
