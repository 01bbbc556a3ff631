import { expect, test } from 'vitest';
import { builtPage } from '../support/builtPage.ts';
import { readBuilt } from '../support/builtSite.ts';

const news = builtPage('/news');

test('five articles have a category, date, title, excerpt and full text, newest first', () => {
  const articles = news.parts('article');
  expect(articles).toHaveLength(5);
  const categories = ['Vie Étudiante', 'Événements', 'International', 'Recherche', 'Formation'];
  for (const article of articles) {
    expect(article.texts('h3')[0]?.length).toBeGreaterThan(10);
    expect(article.texts('h3 + p')[0]?.length).toBeGreaterThan(60);
    expect(categories.some((category) => article.text.startsWith(category))).toBe(true);
    expect(article.texts('details p').length).toBeGreaterThanOrEqual(2);
    expect(article.texts('details p').join(' ').length).toBeGreaterThan(800);
    expect(article.texts('summary')[0]).toContain('Lire la suite');
  }
  const dates = articles.map((article) => article.times()[0]?.[1] ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('each article has a picture', () => {
  const articles = readBuilt('news.html').split('<article').slice(1);
  const pictures = articles.map((html) => html.split('</article>')[0]?.match(/<img /g)?.length);
  expect(pictures).toEqual([1, 1, 1, 1, 1]);
});

test('each category has its number of articles', () => {
  const counts = news.under('Catégories').buttons();
  expect(counts).toEqual([
    'Vie Étudiante 12 articles publiés, 1 en ligne',
    'Événements 8 articles publiés, 1 en ligne',
    'International 5 articles publiés, 1 en ligne',
    'Recherche 7 articles publiés, 1 en ligne',
    'Formation 15 articles publiés, 1 en ligne',
  ]);
});

test('the months of the archive add up to the categories', () => {
  const months = news.under('Archives').buttons();
  expect(months.length).toBeGreaterThanOrEqual(2);
  const counts = months.map((name) => {
    const [, count] = /^\p{L}+ \d{4} (\d+) articles? publiés?, \d+ en ligne$/u.exec(name) ?? [];
    return Number(count);
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12 + 8 + 5 + 7 + 15);
});
