import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Context } from '../../src/translating/context.ts';
import { glossariesOf, sendContext } from '../../src/translating/weblate.ts';
import { listenOnFreePort } from '../support/otherServers.ts';
import { makeTestFolder } from '../support/runningTest.ts';

const root = join(import.meta.dirname, '../..');
const room = { width: 320, letters: 30 };
const place = (text: string, top: number) =>
  ({ text, top, kind: 'heading', boxes: [[0, 0, 9, 9]], room, around: 'main' }) as const;
const heading = place('home.heading', 0);
const ofHome = [heading, place('home.seats_other', 2000), place('home.steps.0.title', 2000)];
const seats = { seats_one: 'Une place', seats_other: '{{count}} places' };
const context: Context = {
  french: {
    home: { meta: { title: 'Accueil' }, heading: 'Apprendre', steps: [{ title: 'Choisir' }], ...seats },
    server: { started: 'Servi' },
  },
  parts: [],
  pictures: [
    { name: 'home', state: 'initial', route: '/', width: 360, height: 2700, texts: ofHome },
    { name: 'mail', state: 'mail', width: 360, height: 700, texts: [heading] },
  ],
  notes: { 'home.heading': 'Of the home page.' },
  unseen: { 'home.meta.title': 'in the head' },
};

/** Answers as Weblate’s API does, a page of two items at a time, and keeps what it gets. */
function startWeblate() {
  const names = ['home.meta.title', 'home.heading', 'home.seats', 'home.steps[0].title'];
  const units = names.map((name, index) => {
    return { id: index + 1, context: name, explanation: '', extra_flags: '' };
  });
  let screenshots: { id: number; name: string; units: string[] }[] = [];
  const changes: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, id] = /\/(\d+)\//.exec(pathname) ?? [];
    const answer = (value: unknown) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
    const paged = (items: readonly unknown[]) => {
      const page = Number(searchParams.get('page') ?? 1);
      const next =
        page * 2 < items.length ? `http://${request.headers.host}${pathname}?page=${page + 1}` : null;
      answer({ results: items.slice(page * 2 - 2, page * 2), next });
    };
    if (request.headers.authorization !== 'Token secret') return void response.writeHead(403).end();
    if (request.method !== 'GET') changes.push(`${request.method} ${pathname}`);
    if (request.method === 'PATCH')
      answer(Object.assign(units.find((unit) => unit.id === Number(id)) ?? {}, JSON.parse(body)));
    else if (request.method === 'DELETE') {
      screenshots = screenshots.filter((one) => one.id !== Number(id));
      response.writeHead(204).end();
    } else if (pathname === '/api/screenshots/') {
      const name = /name="name"\r\n\r\n(.+)\r\n/.exec(body)?.[1] ?? '';
      screenshots.push({ id: changes.length + 100, name, units: [] });
      answer(screenshots.at(-1));
    } else if (request.method === 'POST') {
      screenshots
        .find((one) => one.id === Number(id))
        ?.units.push(`http://localhost/api/units/${JSON.parse(body).unit_id}/`);
      answer({});
    } else paged(pathname.endsWith('/units/') ? units : screenshots);
  });
  return { server, units, screenshots: () => screenshots, changes };
}

test('notes, flags and pictures reach Weblate once, and a new picture takes the place of the old', async () => {
  const folder = makeTestFolder();
  mkdirSync(join(folder, 'pictures'));
  const write = (home: string) => {
    writeFileSync(join(folder, 'context.json'), JSON.stringify(context));
    const images = { 'home-0': home, 'home-2000': 'end of home', 'mail-0': 'mail' };
    for (const [name, image] of Object.entries(images))
      writeFileSync(join(folder, `pictures/${name}.jpg`), image);
  };
  write('home');
  const { server, units, screenshots, changes } = startWeblate();
  const { url, close } = await listenOnFreePort(server);
  const send = () => sendContext({ url, token: 'secret', component: 'school/site', folder });
  await send();
  expect(units).toMatchObject([
    { context: 'home.meta.title', explanation: 'No picture: in the head.', extra_flags: 'max-length:60' },
    { context: 'home.heading', extra_flags: '' },
    { context: 'home.seats', extra_flags: 'i18next-interpolation' },
    { context: 'home.steps[0].title', explanation: expect.stringMatching(/^heading: /) },
  ]);
  expect(units[1]?.explanation).toBe(
    'Of the home page.\nheading: /, initial, main.\nRoom for 30 characters a line on a phone.',
  );
  const linked = () =>
    screenshots().map(
      ({ name, units }) => `${name.split(' ')[0]} ${units.map((unit) => unit.at(-2)).join()}`,
    );
  const expected = ['home-0 2', 'home-2000 3,4', 'mail-0 2'];
  expect(linked()).toEqual(expected);
  expect(changes).toHaveLength(4 + 3 + 4);
  expect(new Set(changes).size).toBe(4 + 1 + 3);
  expect(await send()).toBe(0);
  write('another picture');
  expect(await send()).toBe(3);
  expect(linked().toSorted()).toEqual(expected);
  close();
});

test('the glossary has every term of the guide, with its translation and what it is', () => {
  const guide = readFileSync(join(root, 'locales/README.md'), 'utf8');
  const [head, ...rows] = glossariesOf(guide).get('English')?.trim().split('\r\n') ?? [];
  expect(head).toBe('source,target,developer_comments');
  expect(rows.length).toBeGreaterThan(15);
  expect(rows).toContain('"mémoire","dissertation","the long paper that ends a master"');
  for (const row of rows) expect(row).toMatch(/^"[^"]+","[^"]+","[^"]+"$/);
});
