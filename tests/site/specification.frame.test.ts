import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { pages } from '../../src/build/pages.ts';
import { school } from '../../src/content/school.ts';
import * as menus from '../../src/layout/menus.ts';
import { builtPage, dayOfBuild } from '../support/builtSite.ts';

type Link = readonly [name: string, href: string];

/** The links of a menu: first those of the specification, then those that the school has added. */
function linksOf(menu: readonly menus.MenuTarget[], specified: Record<string, string>): readonly Link[] {
  const links: Link[] = Object.entries(specified);
  const added = menu.slice(links.length);
  return [...links, ...added.map(({ to, labelKey }): Link => [catalog.layout.nav[labelKey], to])];
}

const main = { Accueil: '/', Formations: '/programs', Admissions: '/admissions', Contact: '/contact' };
const resources = { Actualités: '/news', Certifications: '/certifications', Campus: '/campus' };
const mainLinks = linksOf(menus.mainLinks, main);
const resourceLinks = linksOf(menus.resourceLinks, resources);
const dossier: Link = ['Mon dossier', '/dossier'];
const admissionRequest: Link = ['Demande d’admission', '/admission-request'];
const footerLinks = linksOf(menus.footerLinks, {
  Accueil: '/',
  'À propos': '/about',
  Formations: '/programs',
  Admissions: '/admissions',
  Actualités: '/news',
  Certifications: '/certifications',
});
const infoLinks = [
  ['Mentions légales', '/mentions-legales'],
  ['Politique de confidentialité', '/confidentialite'],
  ['Règlement intérieur', '/reglement-interieur'],
  ['Calendrier académique', '/calendrier-academique'],
  ['Accessibilité : partiellement conforme', '/accessibilite'],
] as const;
const socialNetworks = ['Facebook', 'LinkedIn', 'Instagram', 'YouTube'];

const officePath = '/office';
const paths = [...pages.map(({ path }) => path).filter((path) => path !== officePath), '/404'];

test('the page of the office has the logo, privacy and accessibility, and no menus for future students', () => {
  expect(builtPage(officePath, 'header').links()).toEqual([['École supérieure de management', '/']]);
  expect(builtPage(officePath, 'header').buttons()).toEqual([]);
  expect(builtPage(officePath, 'footer').links()).toEqual(
    infoLinks.filter(([, path]) => path === '/confidentialite' || path === '/accessibilite'),
  );
  expect(builtPage(officePath, 'footer').buttons()).toEqual([]);
});

test('the privacy policy names what is stored beside the answers', () => {
  const stored = builtPage('/confidentialite').under(/enregistre$/).text;
  for (const data of ['Historique', 'rappels', 'notes de l’école', 'ancien email', 'Empreinte'])
    expect(stored).toContain(data);
});

test.each(paths)('the header marks only the current page: %s', (path) => {
  const header = builtPage(path, 'header');
  const marked = header.parts('nav a[aria-current]');
  const names = new Set(marked.map(({ text }) => text));
  // `/student-space` is an alias of the admission request.
  const shown = path === '/student-space' ? '/admission-request' : path;
  const isHere = ([, href]: Link) =>
    href === '/' ? shown === '/' : shown === href || shown.startsWith(`${href}/`);
  const here = [...mainLinks, ...resourceLinks, admissionRequest, dossier].filter(isHere);
  expect([...names]).toEqual(here.map(([name]) => name));
  // The closed “Plus” hides its links, so the toggle is marked instead.
  const toggles = header.parts('summary[aria-current]').map(({ text }) => text);
  expect(toggles).toEqual(resourceLinks.some(isHere) ? ['Plus'] : []);
});

// One of each kind: a page, an information text, and the page of an unknown address.
describe.each(['/', '/confidentialite', '/404'])('on %s', (path) => {
  test('the header has the logo, the search, the main links, “Plus”, and the admission request', () => {
    const bar = builtPage(path, 'header');
    for (const { element } of bar.parts('dialog, a[hreflang]')) element.remove();
    const [logo, ...links] = bar.links();
    expect(logo).toEqual(['École supérieure de management', '/']);
    expect(bar.texts('form[role="search"] label')).toEqual(['Chercher dans le site']);
    const search: Link = ['Rechercher', '/plan-du-site'];
    expect(links).toEqual([search, ...mainLinks, ...resourceLinks, admissionRequest]);
    expect(bar.texts('summary')).toEqual(['Rechercher', 'Plus']);
    expect(bar.parts('details a').map(({ text }) => text)).toEqual(resourceLinks.map(([name]) => name));
    expect(bar.buttons()).toEqual(['Rechercher', 'Menu']);
  });

  test('the menu for phones begins with two named groups and has the admission request', () => {
    const menu = builtPage(path, 'header dialog');
    for (const { element } of menu.parts('a[hreflang]')) element.remove();
    expect(menu.texts('h2').slice(0, 2)).toEqual(['Navigation', 'Ressources']);
    expect(menu.under('Navigation').links()).toEqual(mainLinks);
    expect(menu.texts('form[role="search"] label')).toEqual(['Chercher dans le site']);
    expect(menu.links()).toEqual([...mainLinks, ...resourceLinks, admissionRequest, dossier]);
  });

  test('the footer has navigation, careers, information dialogs and contact', () => {
    const footer = builtPage(path, 'footer');
    expect(footer.under('Navigation').links()).toEqual(footerLinks);
    expect(footer.under('Enseigner chez nous').buttons()).toEqual(['Postuler comme enseignant']);
    expect(footer.under('Enseigner chez nous').text).toContain('niveau Master ou équivalent');
    const siteMap: Link = ['Plan du site', '/plan-du-site'];
    expect(footer.under('Informations').links()).toEqual([...infoLinks, siteMap, dossier]);
    // Each text opens in a dialog, except on the page of that text.
    const opening = footer.parts('a[aria-haspopup="dialog"]').map(({ text }) => text);
    expect(opening).toEqual(infoLinks.filter(([, href]) => href !== path).map(([name]) => name));
    const contact = footer.under('Contact');
    expect(contact.texts('address')).toEqual(['Salines ouest, Djibouti, République de Djibouti']);
    expect(contact.links()).toEqual([
      [school.phone, `tel:${school.phone.replaceAll(' ', '')}`],
      [school.email, `mailto:${school.email}`],
      ['Plateforme d’apprentissage (nouvel onglet)', school.elearningUrl],
    ]);
  });

  test('the footer opens social networks in new tabs and shows the copyright with the build year', () => {
    const footer = builtPage(path, 'footer');
    const external = footer.parts('a[target]');
    const names = ['Plateforme d’apprentissage', ...socialNetworks];
    expect(external.map(({ text }) => text)).toEqual(names.map((name) => `${name} (nouvel onglet)`));
    for (const { element } of external)
      expect(element.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(footer.text).toContain(`© ${dayOfBuild.slice(0, 4)} École supérieure de management`);
  });
});

test('the heading of each information text is its name in the footer', () => {
  for (const [, path] of infoLinks) {
    const [name = ''] =
      builtPage('/', 'footer')
        .links()
        .find(([, href]) => href === path) ?? [];
    // The link to the accessibility statement ends with the level of conformance.
    expect(builtPage(path).texts('h1'), path).toEqual([name.split(' : ')[0]]);
  }
});

test.each([
  ['/admissions', '#steps', '#documents', '#deadlines'],
  ['/programs', '#licence', '#master', '#executive'],
  ['/contact', 'tel:+253', 'mailto:', 'https://www.google.com/maps/search/?api=1&query=Salines%20ouest'],
  ['/mentions-legales', 'https://'],
])('%s leads to its parts or out of the site: %s %s %s', (path, ...targets) => {
  const hrefs = builtPage(path)
    .links()
    .map(([, href]) => href.replace(/^\/[^#]*#/, '#'));
  for (const target of targets) expect(hrefs.filter((href) => href.startsWith(target))).not.toEqual([]);
});

test('the not-found page shows 404 and “Oops! Page not found” and links to home', () => {
  const notFound = builtPage('/404');
  expect(notFound.texts('h1')).toEqual(['404 Oops! Page not found']);
  expect(notFound.parts('h1 [lang="en"]').map(({ text }) => text)).toEqual(['Oops! Page not found']);
  expect(notFound.texts('form[role="search"] label')).toEqual(['Chercher dans le site']);
  expect(notFound.links()).toEqual([['Retour à l’accueil', '/'], ...mainLinks.slice(1), ...resourceLinks]);
});

// Section 2 of the specification; other tests read its other paths.
test.each([
  ['/student-space', '/admission-request'],
  ['/programs/license-management', '/programs/license-strategie-gestion'],
  ['/programs/license-logistics', '/programs/license-logistique'],
  ['/programs/master-logistics', '/programs/master-logistique'],
])('%s shows the screen of %s', (path, screen) => {
  const [shown, expected] = [builtPage(path), builtPage(screen)];
  expect(shown.text).toBe(expected.text);
  expect(shown.links()).toEqual(expected.links());
});
