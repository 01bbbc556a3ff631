import { brochurePath, programIds } from '../../src/content/programs.ts';
import { describe, expect, test } from 'vitest';
import { school } from '../../src/content/school.ts';
import { bandsOf, builtPage, readBuilt } from '../support/builtSite.ts';
import { shownAnswerTime, shownHours } from '../support/editedData.ts';

describe('about', () => {
  const about = builtPage('/about');

  test('the sections are history, mission, values, vision, governance, figures and links to other pages', () => {
    const headings = [/histoire/, /mission/, /valeurs/, /vision/, /Gouvernance/, /chiffres/, /maintenant/];
    expect(about.texts('h2')).toEqual(headings.map((heading) => expect.stringMatching(heading)));
  });

  test('the school was founded in 2018, is ISO 21001:2018 certified, state-approved and in a federation', () => {
    expect(about.facts().slice(0, 4)).toEqual([
      ['Fondée en', '2018'],
      ['Certifiée', expect.stringContaining('ISO 21001:2018')],
      ['Agrément', 'Agréée par l’État'],
      ['Réseau', expect.stringContaining('Membre d’une fédération')],
    ]);
  });

  test('the history begins with the foundation and is in chronological order', () => {
    const years = about
      .under(/histoire/)
      .texts('time')
      .map(Number);
    expect(years[0]).toBe(2018);
    expect(years.length).toBeGreaterThanOrEqual(4);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  });

  test('the mission has four objectives', () => {
    const mission = about.under(/mission/);
    expect(mission.texts('h3')).toEqual(['Quatre objectifs']);
    expect(mission.parts('ol > li')).toHaveLength(4);
    expect(mission.texts('li h4 + p').filter((text) => text.length > 40)).toHaveLength(4);
  });

  test('six values are explained, and the vision is stated', () => {
    const values = about.under(/valeurs/).facts();
    expect(values).toHaveLength(6);
    expect(new Set(values.map(([name]) => name)).size).toBe(6);
    expect(values.every(([, meaning]) => meaning.length > 40)).toBe(true);
    expect(about.under(/vision/).texts('p')[0]?.length).toBeGreaterThan(40);
  });

  test('the governance lists board, management, academic council and student office with their members', () => {
    const bodies = about.under(/Gouvernance/).parts('ol > li');
    const names = 'Conseil d’administration, Direction générale, Conseil académique, Bureau des étudiants';
    expect(bodies.map((body) => body.texts('h3')[0])).toEqual(names.split(', '));
    for (const body of bodies) {
      expect(body.texts('h3 + p')[0]?.length).toBeGreaterThan(40);
      expect(body.facts().length).toBeGreaterThanOrEqual(1);
    }
  });

  test('the key figures are the same as on the home page', () => {
    expect(about.under(/chiffres/).texts('li')).toEqual(bandsOf('/')[1]?.texts('li'));
  });

  test('the page ends with links to the programmes and to contact', () => {
    expect(about.under(/maintenant/).links()).toEqual([
      ['Voir les formations', '/programs'],
      ['Nous contacter', '/contact'],
    ]);
  });
});

describe('campus', () => {
  const campus = builtPage('/campus');

  test('the learning spaces state the size of library, amphitheatres and classrooms', () => {
    const { text } = campus.under('Des lieux pour apprendre');
    for (const size of ['5 000+ ouvrages', '2 amphithéâtres de 200 places', '12 salles de cours'])
      expect(text).toContain(size);
  });

  test('living and sport spaces are described', () => {
    for (const heading of ['Les lieux de vie', 'Le sport']) {
      const spaces = campus.under(heading).facts();
      expect(spaces.length).toBeGreaterThanOrEqual(3);
      expect(spaces.every(([, text]) => text.length > 30)).toBe(true);
    }
  });

  test('student life lists at least ten associations', () => {
    const life = campus.under('La vie étudiante');
    expect(life.text).toContain('10+ associations');
    expect(life.texts('dt').length).toBeGreaterThanOrEqual(10);
  });

  test('each picture of the gallery has a text alternative and a caption that calls it an illustration', () => {
    const pictures = campus.under('Le campus en images').parts('li');
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const picture of pictures) {
      expect(picture.parts('img')[0]?.element.getAttribute('alt')).toBeTruthy();
      expect(picture.texts('figcaption')[0]).toMatch(/^Illustration\s: \S/);
    }
  });

  test('the visit section has a contact link, the brochure and the opening hours of the home page', () => {
    const visit = campus.under('Venez voir par vous-même');
    expect(visit.links()[0]).toEqual(['Planifier une visite', '/contact?subject=visit#ecrire']);
    const [brochures] = visit.parts('details');
    expect(brochures?.texts('summary')).toEqual(['Télécharger la brochure']);
    expect(brochures?.links().map(([, href]) => href)).toEqual(programIds.map(brochurePath));
    expect(visit.texts('tbody tr')).toEqual(bandsOf('/')[9]?.texts('tbody tr'));
  });
});

describe('contact', () => {
  const contact = builtPage('/contact');

  test('the form has the specified labels, placeholders and button', () => {
    const form = contact.under('Envoyez-nous un message');
    const fields = form.parts('input, textarea').map(({ element }) => {
      const label = form.element.querySelector(`label[for="${element.getAttribute('id')}"]`);
      return [label?.text.replace(/\s*\*?$/, ''), element.getAttribute('placeholder')];
    });
    expect(fields).toEqual([
      ['Nom complet', 'Votre nom'],
      ['Email', expect.stringMatching(/^\S+@\S+\.\S+$/)],
      ['Sujet', 'Sujet de votre message'],
      ['Message', 'Écrivez votre message ici…'],
    ]);
    expect(form.buttons()).toEqual(['Envoyer le message']);
  });

  test('the page states phone number, e-mail address, postal address and a response within 24 hours', () => {
    const details = contact.under('Nous joindre');
    expect(details.facts()).toEqual([
      ['Téléphone', school.phone],
      ['Email', expect.stringMatching(`^${school.email} .*${shownAnswerTime(24)}`)],
      ['Adresse', 'Salines ouest, Djibouti, République de Djibouti'],
    ]);
    expect(details.links()).toEqual([
      [school.phone, `tel:${school.phone.replaceAll(' ', '')}`],
      [school.email, `mailto:${school.email}`],
    ]);
  });

  test('the opening hours are those of the desk, which may differ from those of the home page', () => {
    expect(contact.under('Heures d’ouverture').texts('tbody tr')).toEqual(shownHours('contact'));
  });
});

describe('news', () => {
  const news = builtPage('/news');

  test('five articles or more, newest first, have a category, date, title, excerpt and page with full text', () => {
    const articles = news.parts('article');
    expect(articles.length).toBeGreaterThanOrEqual(5);
    for (const article of articles) {
      // Of any length: the school's office writes them.
      for (const part of ['h3', 'h3 + p']) expect(article.texts(part).join(''), part).toMatch(/\S/);
      expect(article.text).toMatch(/^(Vie Étudiante|Événements|International|Recherche|Formation) /);
      const [words, path = ''] = article.links()[0] ?? [];
      expect(words).toContain('Lire la suite');
      const own = builtPage(path);
      expect(own.texts('h1')).toEqual(article.texts('h3'));
      expect(own.texts('article p').join('')).toMatch(/\S/);
      expect(own.times()[0]).toEqual(article.times()[0]);
    }
    const dates = articles.map((article) => article.times()[0]?.[1] ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('each article has a picture', () => {
    const articles = readBuilt('news.html').split('<article').slice(1);
    const pictures = articles.map((html) => html.split('</article>')[0]?.match(/<img /g)?.length);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(new Set(pictures)).toEqual(new Set([1]));
  });

  /** The numbers that the specification gives, with one article of each category online. */
  const specified = { 'Vie Étudiante': 12, Événements: 8, International: 5, Recherche: 7, Formation: 15 };
  const categories = news
    .under('Catégories')
    .buttons()
    .map((name) => {
      const [, category, published, online] =
        /^(.+) (\d+) articles? publiés?, (\d+) en ligne$/.exec(name) ?? [];
      return { category, published: Number(published), online: Number(online) };
    });

  test('each category has the specified number of articles, and one more for each that was added', () => {
    const first = categories.map(({ category, published, online }) => [category, published - online + 1]);
    expect(first).toEqual(Object.entries(specified));
  });

  test('the months of the archive add up to the categories', () => {
    const months = news.under('Archives').buttons();
    expect(months.length).toBeGreaterThanOrEqual(2);
    const counts = months.map((name) => {
      const [, count] = /^\p{L}+ \d{4} (\d+) articles? publiés?, \d+ en ligne$/u.exec(name) ?? [];
      return Number(count);
    });
    const published = categories.reduce((sum, category) => sum + category.published, 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(published);
  });
});

test('the academic calendar lists every date', () => {
  expect(builtPage('/calendrier-academique').texts('li:has(time)')).toEqual([
    expect.stringMatching(/1er septembre.*Rentrée administrative/),
    expect.stringMatching(/15 septembre.*Début des cours/),
    expect.stringMatching(/20 décembre – 5 janvier.*Congés de fin d’année/),
    expect.stringMatching(/15 janvier – 30 janvier.*Examens du premier semestre/),
    expect.stringMatching(/10 février.*Début du second semestre/),
    expect.stringMatching(/1er avril – 15 avril.*Congés de printemps/),
    expect.stringMatching(/1er juin – 15 juin.*Examens du second semestre/),
    expect.stringMatching(/1er juillet – 15 juillet.*Session de rattrapage/),
  ]);
});
