import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { requestColumns } from '#core/exports/requestTable.ts';
import { createServerTexts } from '../../server/serverTexts.ts';
import { toTable } from '../../server/textTable.ts';
import { type Choices, admissionChoices, shortLabels } from '../forms/specification.ts';
import {
  academicRequest,
  certifyingRequest,
  fullAcademicRequest,
  storedRequest,
} from '../support/requests.ts';
import { post } from '../support/clients.ts';
import { ended, home, makeHomeForEachTest } from '../support/serverHome.ts';

let url: string;

const send = async (body: object): Promise<string> => (await (await post(url, body)).json()).reference;

describe('npm run requests, beside the running server', () => {
  makeHomeForEachTest();
  beforeEach(async () => {
    ({ url } = await home.serve());
  });

  test('lists open requests first, with the programme, the due date and the earlier request', async () => {
    const [first, second] = [
      await send(certifyingRequest),
      await send({ ...academicRequest, degree: 'master' }),
    ];
    const third = await send({ ...academicRequest, email: academicRequest.email.toUpperCase() });
    expect(await home.requests('--answered', third.toLowerCase())).toMatchObject({ status: 0 });
    const answeredAt = async () => (await home.requestsJson('--export', third)).answeredAt;
    const noted = await answeredAt();
    expect((await home.requests('--answered', third)).output).toContain('déjà notée');
    expect(await answeredAt()).toBe(noted);
    const { output: table } = await home.requests();
    expect(table.match(/^ADM-\w{4}-\w{4}/gm)).toEqual([second, first, third]);
    const [, row = ''] = new RegExp(`^${second}(.*)$`, 'm').exec(table) ?? [];
    expect(row).toContain('Master – Logistique et Transport International');
    expect(row).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
    expect(table).toMatch(new RegExp(`^${third}.* ${second} `, 'm'));
    expect(await home.requests('--open', third)).toMatchObject({ status: 0 });
    expect((await home.requests()).output.match(/^ADM-\w{4}-\w{4}/gm)).toEqual([third, second, first]);
    expect(await home.requests('--answered', 'ADM-NONE-NONE')).toMatchObject({ status: 1 });
  });

  test('marks what is late, and what has a mail that was given up', async () => {
    const [late, failed, inTime] = [
      await send(academicRequest),
      await send(certifyingRequest),
      await send(certifyingRequest),
    ];
    await expect.poll(() => home.waitingMails()).toEqual([]);
    home.execute(`update requests set created_at = created_at - 49 * 3600000 where reference = '${late}';
      update outbox set state = 'dead' where kind = 'applicant' and request =
        (select sequence from requests where reference = '${failed}')`);
    const { output } = await home.requests();
    const { marks } = catalog.server.requests;
    expect(output).toMatch(new RegExp(`^${late}  ${marks.late} `, 'm'));
    expect(output).toMatch(new RegExp(`^${failed}  ${marks.mailGivenUp} `, 'm'));
    expect(output).toMatch(new RegExp(`^${inTime}   `, 'm'));
  });

  test('counts the confirmations that were withheld', async () => {
    ({ url } = await home.serve({ DATA_DIR: join(home.path, 'other'), MAILS_PER_ADDRESS_PER_HOUR: '1' }));
    for (let count = 0; count < 3; count += 1) await send(academicRequest);
    const { output } = await home.requestsWith({ DATA_DIR: join(home.path, 'other') });
    expect(output).toContain('2 confirmations n’ont pas été envoyées');
  });

  test('deletes a request by its copied reference, with the files of its mails', async () => {
    const gone = await send(academicRequest);
    const outbox = join(home.data, 'outbox');
    await expect.poll(() => home.waitingMails()).toEqual([]);
    // A mail that the server was writing when it was killed.
    const [mail = ''] = readdirSync(outbox);
    copyFileSync(join(outbox, mail), join(outbox, `${mail}.tmp`));
    // With brackets, as copied from the subject of a mail.
    const copied = `[${gone.toLowerCase().replaceAll('-', ' ')}]`;
    expect(await home.requests('--delete', copied)).toMatchObject({ status: 0 });
    expect([await home.references(), readdirSync(outbox)]).toEqual([[], []]);
    for (const option of ['--delete', '--export'])
      expect(await home.requests(option, gone)).toEqual(ended(1, gone));
  });

  test.each<[what: string, args: string[], settings?: Record<string, string>]>([
    ['two options', ['--json', '--retry']],
    ['one option twice, as for two deletions,', ['--delete', 'ADM-AAAA-AAAA', '--delete', 'ADM-CCCC-CCCC']],
    ['an unknown option', ['--frobnicate']],
    ['an option that npm kept for itself: `npm run requests --retry`', [], { npm_config_retry: 'true' }],
  ])('prints the usage for %s', async (_, args, settings = {}) => {
    expect(await home.requestsWith(settings, ...args)).toEqual(ended(1, /^Usage/));
  });

  test('reports that another program locks the data file, and changes nothing', async () => {
    const reference = await send(academicRequest);
    await expect.poll(() => home.waitingMails()).toEqual([]);
    const other = new DatabaseSync(join(home.data, 'admissions.db'));
    other.exec('begin immediate');
    expect(await home.requests('--answered', reference)).toEqual(ended(1, 'admissions.db ne répond pas'));
    other.close();
    expect((await home.requestsJson('--export', reference)).answeredAt).toBeNull();
  });

  test('leaves no partial backup, and says why it failed', async () => {
    const nowhere = join(home.path, 'no-folder', 'backup.db');
    const refused = ended(1, `La sauvegarde ${nowhere} ne peut pas être écrite`);
    expect(await home.requests('--backup', nowhere)).toEqual(refused);
    const file = join(home.path, 'backup.db');
    mkdirSync(`${file}.papers`);
    expect(await home.requests('--backup', file)).toEqual(ended(1, `${file}.papers existe déjà`));
    expect(readdirSync(home.path).filter((name) => name.startsWith('backup'))).toEqual(['backup.db.papers']);
  });

  test('ignores a closed pipe', async () => {
    await send(academicRequest);
    const command = `"${process.execPath}" "${join(import.meta.dirname, '../../server/requests.ts')}" --json | true`;
    const env = { ...process.env, DATA_DIR: home.data };
    expect(spawnSync('sh', ['-c', command], { env, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test('fails if there is no data file', async () => {
    const data = join(home.path, 'elsewhere');
    const file = join(home.path, 'backup.db');
    const missing = ended(1, `Il n’y a pas de fichier ${join(data, 'admissions.db')}`);
    for (const args of [[], ['--json'], ['--backup', file]])
      expect(await home.requestsWith({ DATA_DIR: data }, ...args)).toEqual(missing);
    expect(existsSync(file)).toBe(false);
  });

  test('lists the mails that are not sent, with their request and state, and retries them', async () => {
    const reference = await send(academicRequest);
    await expect.poll(() => home.waitingMails()).toEqual([]);
    expect((await home.requests('--outbox')).output).toContain('Aucun');
    home.execute(`update outbox set state = 'dead', last_error = 'ETIMEDOUT' where kind = 'applicant'`);
    const { kinds, states } = catalog.server.requests;
    expect((await home.requests('--outbox')).output).toMatch(
      new RegExp(`^${reference}  ${kinds.applicant} +${states.dead} +1 +ETIMEDOUT$`, 'm'),
    );
    expect((await home.requests('--retry')).output).toMatch(/1/);
    await expect.poll(() => home.waitingMails()).toEqual([]);
  });
});

test('every answer stands in a column of the spreadsheet under its question', () => {
  const texts = createServerTexts(join(import.meta.dirname, '../../locales'));
  const stored = storedRequest(fullAcademicRequest);
  const cells = new Map(
    requestColumns(['admission'], texts).map(({ heading, read }) => [heading, read(stored)]),
  );
  const choices: Record<string, Choices> = admissionChoices;
  const labels: Record<string, string> = shortLabels;
  for (const [field, value] of Object.entries(fullAcademicRequest))
    expect(cells.get(labels[field] ?? 'no question'), field).toBe(choices[field]?.[value] ?? value);
  expect(cells.get('Reçue le'), 'in Djibouti').toBe('2026-03-01 14:05');
});

test('columns of a table stand below each other, and a name sends no control characters to the terminal', () => {
  const rows = [
    ['\u001b[2J\u0007x', 'a'],
    ['🦁', 'b'],
  ];
  expect(toTable(['Nom', 'Prénom'], rows)).toBe('Nom     Prénom\n [2J x  a\n🦁       b');
});
