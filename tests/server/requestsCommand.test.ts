import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { officeClient, officeSecrets } from '../support/clients.ts';
import { findStored, setAnswered } from '../support/requests.ts';
import { ended, home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';

let url: string;

describe('npm run requests, beside the running server', () => {
  makeHomeForEachTest();
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    ({ url } = await home.serve());
  });
  afterEach(() => void vi.useRealTimers());

  test('lists open requests first, with the name and the address of each', async () => {
    const first = await sendNewRequest(url);
    const [second, third] = [await sendNewRequest(url, 'kadra@example.dj'), await sendNewRequest(url)];
    await home.withStore(async (store) => {
      await setAnswered(store, second);
      const withdrawnAt = new Date().toISOString();
      await store.saveRequest(await findStored(store, third), { withdrawnAt });
    });
    const { output } = await home.requests();
    expect(output.match(/^ADM-\w{4}-\w{4}/gm)).toEqual([first, third, second]);
    const columns = [second, '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d', 'Amina Houssein', 'kadra@example.dj'];
    expect(output).toMatch(new RegExp(`^${columns.join('  ')}$`, 'm'));
  });

  test('links to the list on the office’s page', async () => {
    const reference = await sendNewRequest(url);
    const { output } = await home.requestsWith({ SITE_URL: 'https://ecole.example' }, '--link');
    expect(output).toMatch(/^https:\/\/ecole\.example\/office#list\./);
    const { rows } = await officeClient(url, officeSecrets(output)[0] ?? '').list();
    expect(rows).toMatchObject([{ reference }]);
  });

  test('deletes a request by its copied reference, with the files of its mails', async () => {
    const gone = await sendNewRequest(url);
    const outbox = join(home.data, 'outbox');
    await expect.poll(() => home.waitingMails()).toEqual([]);
    // A mail that the server was writing when it was killed.
    const [mail = ''] = readdirSync(outbox);
    // Named for a person who looks for it.
    expect(mail).toMatch(/^\d{4}-\d\d-\d\dT\d{4} [\w.]+@[\w.]+ [\da-f-]{36}\.eml$/);
    copyFileSync(join(outbox, mail), join(outbox, `${mail}.tmp`));
    // With brackets, as copied from the subject of a mail.
    const copied = `[${gone.toLowerCase().replaceAll('-', ' ')}]`;
    expect(await home.requests('--delete', copied)).toMatchObject({ status: 0 });
    expect([await home.references(), readdirSync(outbox)]).toEqual([[], []]);
    for (const option of ['--delete', '--export'])
      expect(await home.requests(option, gone)).toEqual(ended(1, gone));
  });

  test.each<[what: string, ...args: string[]]>([
    ['two options', '--json', '--retry'],
    ['one option twice, as for two deletions,', '--delete', 'ADM-AAAA-AAAA', '--delete', 'ADM-CCCC-CCCC'],
    ['an unknown option', '--frobnicate'],
  ])('prints the usage for %s', async (_, ...args) => {
    expect(await home.requests(...args)).toEqual(ended(1, /^Usage/));
  });

  test('reports that another program locks the data file, and changes nothing', async () => {
    const reference = await sendNewRequest(url);
    await expect.poll(() => home.waitingMails()).toEqual([]);
    const other = new DatabaseSync(join(home.data, 'admissions.db'));
    other.exec('begin immediate');
    expect(await home.requests('--delete', reference)).toEqual(ended(1, 'admissions.db ne répond pas'));
    other.close();
    expect((await home.requestsJson('--export', reference)).reference).toBe(reference);
  });

  test('leaves no partial backup, and says why it failed', async () => {
    // With the second name, as without rights, which root has, the removal fails too.
    for (const nowhere of [join(home.path, 'no-folder', 'backup.db'), join(home.path, 'b'.repeat(252))]) {
      const refused = ended(1, `La sauvegarde ${nowhere} ne peut pas être écrite`);
      expect(await home.requests('--backup', nowhere)).toEqual(refused);
    }
    const file = join(home.path, 'backup.db');
    mkdirSync(`${file}.papers`);
    expect(await home.requests('--backup', file)).toEqual(
      ended(1, `${file}.papers existe déjà : choisissez un autre nom.\n`),
    );
    expect(readdirSync(home.path).filter((name) => name.startsWith('backup'))).toEqual(['backup.db.papers']);
  });

  test('ignores a closed pipe', async () => {
    await sendNewRequest(url);
    const command = `"${process.execPath}" "${join(import.meta.dirname, '../../server/requests.ts')}" --json | true`;
    const env = { ...process.env, DATA_DIR: home.data };
    const ended = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });

  test('fails if there is no data file', async () => {
    const data = join(home.path, 'elsewhere');
    const file = join(home.path, 'backup.db');
    const missing = ended(1, `Il n’y a pas de fichier ${join(data, 'admissions.db')}`);
    for (const args of [[], ['--json'], ['--backup', file]])
      expect(await home.requestsWith({ DATA_DIR: data }, ...args)).toEqual(missing);
    expect(existsSync(file)).toBe(false);
  });

  test('names the settings that functions on Supabase must have before they get the requests', async () => {
    const own = { MAILS_PER_HOUR: '36', OFFICE_LINKS: '2' };
    const said = await home.requestsWith({ ...own, PORT: '3001' }, '--move-to', 'supabase');
    expect(said).toEqual(
      ended(1, /supabase secrets set MAILS_PER_HOUR='36' OFFICE_LINKS='2'\n.*DOSSIER_KEY/),
    );
    const short = await home.requestsWith({ DOSSIER_KEY: 'short' }, '--move-to', 'supabase');
    expect(short).toEqual(ended(1, 'Réglage DOSSIER_KEY : « … »'));
  });

  test('lists the mails that are not sent, with their request and state, and retries them', async () => {
    const reference = await sendNewRequest(url);
    await expect.poll(() => home.waitingMails()).toEqual([]);
    for (const option of ['--outbox', '--retry'])
      expect((await home.requests(option)).output).toContain('Aucun');
    home.execute(`update outbox set state = 'dead', last_error = 'ETIMEDOUT' where kind = 'applicant'`);
    const { kinds, states } = catalog.server.requests;
    const row = `${reference}  ${kinds.applicant}  ${states.dead}  1 essai  ETIMEDOUT`;
    expect((await home.requests('--outbox')).output.split('\n')).toContain(row);
    expect((await home.requests('--retry')).output).toMatch(/^1 email à envoyer/);
    // The server looks for due mails every five seconds.
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => home.waitingMails()).toEqual([]);
    home.execute(`with recursive n(id) as (select 1 union all select id + 1 from n where id < 1001)
      insert into outbox (id, kind, queue, departure, created_at, next_attempt_at)
      select id, 'listLink', 0, id, 0, ${Date.now() + 1e6} from n`);
    expect((await home.requests('--outbox')).output).toMatch(/\nSeuls les 1000 premiers emails.*\n$/);
  });
});
