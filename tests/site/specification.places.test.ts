import { describe, expect, test } from 'vitest';
import { school } from '../../src/content/school.ts';
import { bandsOf, builtPage } from '../support/builtPage.ts';

describe('campus', () => {
  const campus = builtPage('/campus');

  test('the sections are learning, living and sport spaces, student life, gallery and visit', () => {
    expect(campus.texts('h1')).toHaveLength(1);
    const onScreen = campus.texts('h2').filter((heading) => heading !== 'Nos formations');
    expect(onScreen).toEqual([
      'Des lieux pour apprendre',
      'Les lieux de vie',
      'Le sport',
      'La vie étudiante',
      'Le campus en images',
      'Venez voir par vous-même',
    ]);
  });

  test('the learning spaces state the size of library, amphitheatres and classrooms', () => {
    const { text } = campus.under('Des lieux pour apprendre');
    expect(text).toContain('5 000+ ouvrages');
    expect(text).toContain('2 amphithéâtres de 200 places');
    expect(text).toContain('12 salles de cours');
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
    expect(life.texts('li').length).toBeGreaterThanOrEqual(10);
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
    expect(visit.links()).toEqual([['Planifier une visite', '/contact?subject=visit']]);
    expect(visit.buttons()).toEqual(['Télécharger la brochure']);
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
      ['Email', `${school.email} Nous répondons aux emails sous 24 heures.`],
      ['Adresse', 'Salines ouest, Djibouti, République de Djibouti'],
    ]);
    expect(details.links()).toEqual([
      [school.phone, `tel:${school.phone.replaceAll(' ', '')}`],
      [school.email, `mailto:${school.email}`],
    ]);
  });

  test('the opening hours differ from those of the home page, as specified', () => {
    expect(contact.under('Heures d’ouverture').texts('tbody tr')).toEqual([
      ...['samedi', 'dimanche', 'lundi', 'mardi', 'mercredi'].map(
        (day) => `${day} de 8 h à 12 h et de 17 h à 21 h`,
      ),
      'jeudi de 8 h à 11 h',
      'vendredi Fermé',
    ]);
  });
});
