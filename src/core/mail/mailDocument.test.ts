import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type MailDocument, renderHtml } from './mailDocument.ts';
import { isolate } from '../texts/bidi.ts';

const dossierLink: [string, string] = ['Ouvrir mon dossier', 'https://ecole.example/dossier?a=1&b=2#secret'];
const mail: MailDocument = {
  title: `Demande de ${isolate('Amina')}`,
  sender: 'École',
  heading: 'Merci',
  reference: { label: 'Numéro', value: 'ADM-AAAA-CCCC' },
  sections: [
    { paragraphs: ['Bonjour,', 'À bientôt.'] },
    { heading: 'Ensuite', steps: ['Lire', 'Répondre'] },
    {
      heading: 'Vos réponses',
      paragraphs: ['Les voici.'],
      pairs: [
        ['Prénom', isolate('عبد')],
        ['Motivation', 'Une ligne\nune autre'],
      ],
      links: [dossierLink],
    },
  ],
};

// The recorded mails in `tests/server/mails` test the text part.
test('the HTML part has headings, paragraphs, numbered steps, and answers in the lines that were typed', () => {
  const html = renderHtml(mail, 'fr', 'ltr');
  const document = parse(html);
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr" dir="ltr">/);
  expect(document.querySelector('title')?.text, 'without marks of direction').toBe('Demande de Amina');
  expect(document.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8');
  const [sender, content] = document.querySelectorAll('table table td');
  expect(sender?.text).toBe('École');
  const outline = content?.children.map(({ tagName, children, text }) => [
    tagName,
    ...(['OL', 'DL'].includes(tagName)
      ? children.map((child) => `${child.tagName} ${child.innerHTML}`)
      : [text]),
  ]);
  expect(outline).toEqual([
    ['H1', 'Merci'],
    ['P', 'Numéro\nADM-AAAA-CCCC'],
    ['P', 'Bonjour,'],
    ['P', 'À bientôt.'],
    ['H2', 'Ensuite'],
    ['OL', 'LI Lire', 'LI Répondre'],
    ['H2', 'Vos réponses'],
    ['P', 'Les voici.'],
    ['DL', 'DT Prénom', 'DD <span dir="auto">عبد</span>', 'DT Motivation', 'DD Une ligne<br>une autre'],
    ['P', 'Ouvrir mon dossier'],
  ]);
  const link = content?.querySelector('a');
  expect([link?.text, link?.getAttribute('href')]).toEqual(dossierLink);
  expect(content?.querySelector('strong')?.text).toBe('ADM-AAAA-CCCC');
});

test('every element has its style in the tag, because mail programs drop style sheets, and loads no file', () => {
  const html = renderHtml(mail, 'fr', 'ltr');
  const shown = parse(html).querySelectorAll('body, td, h1, h2, p, ol, li, dl, dt, dd, strong, a');
  expect(shown.filter((element) => !/\w+:\S/.test(element.getAttribute('style') ?? ''))).toEqual([]);
  expect(html).not.toMatch(/<style|<img|<link|url\(/);
});

test('texts are escaped and begin at the side where their language begins; numbers keep their direction', () => {
  const evil = `<b>&"'`;
  const html = renderHtml(
    { title: evil, sender: evil, heading: evil, sections: [{ paragraphs: ['\u20664,9/5\u2069'] }] },
    evil,
    'rtl',
  );
  expect(html).toContain('<html lang="&lt;b&gt;&amp;&quot;&#39;" dir="rtl">');
  expect(html).not.toContain('<b>');
  const cellsIn = (mailHtml: string) => parse(mailHtml).querySelectorAll('table table td');
  const sidesIn = (mailHtml: string) => cellsIn(mailHtml).map((cell) => cell.getAttribute('align'));
  expect(sidesIn(html), 'texts begin at the start').toEqual(['right', 'right']);
  expect(sidesIn(renderHtml(mail, 'fr', 'ltr'))).toEqual(['left', 'left']);
  expect(html).toContain('<span dir="ltr">4,9/5</span>');
});
