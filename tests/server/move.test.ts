import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#core/store/postgres.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { receivedFiles } from '../../server/paperFolder.ts';
import {
  createUpload,
  dossierClient,
  openDossier,
  patchUpload,
  post,
  sendByTus,
} from '../support/clients.ts';
import { pdfOf } from '../support/pdfs.ts';
import { academicRequest, findStored, noLimits, submission } from '../support/requests.ts';
import { ended, home, makeHomeForEachTest } from '../support/serverHome.ts';
import {
  type PostgresServer,
  edgeSettings,
  findPostgres,
  startDenoFunction,
  startPostgres,
  startStorage,
} from '../support/supabase.ts';

const postgresFolder = findPostgres();

/** Sends requests until it is stopped; then resolves with the references of those that were stored. */
function sendRequests(send: () => Promise<string | undefined>) {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const references: string[] = [];
  const senders = [1, 2, 3].map(async () => {
    while (!over.signal.aborted) {
      const reference = await send();
      if (reference) references.push(reference);
    }
  });
  return async () => {
    over.abort();
    await Promise.all(senders);
    return references;
  };
}

describe.skipIf(!postgresFolder)('requests that move between the data folder and Supabase', () => {
  makeHomeForEachTest();
  let database: PostgresServer;
  let store: RequestStore;
  let storage: Awaited<ReturnType<typeof startStorage>>;
  beforeAll(async () => {
    database = await startPostgres(postgresFolder ?? '');
    store = createSqlStore(openPostgres(database.url), noLimits);
    storage = await startStorage();
  });
  afterAll(async () => {
    storage.close();
    await store.close();
    await database.close();
  });

  const references = (requests: readonly { reference: string }[]) =>
    requests.map(({ reference }) => reference).toSorted();
  const referencesThere = async () => references(await store.listRequests({ limit: 100_000 }));

  test(
    'are all there, with their files, links and history, while people send more; the left side refuses',
    { timeout: 60_000 },
    async () => {
      const server = home.start();
      const url = await server.ready();
      const dossier = await openDossier(url);
      const cv = pdfOf(200_000);
      const file = await dossier.handIn('cv', cv);
      const identity = pdfOf(300_000);
      const unfinished = { paper: 'identity', bytes: identity.byteLength } as const;
      const ticket = await dossier.announce(unfinished);
      const upload = await createUpload(url, ticket, identity.byteLength);
      await patchUpload(upload, ticket, 0, identity.subarray(0, ticket.chunkBytes));
      for (const phone of ['77 31 41 59', '77 31 41 60', '77 31 41 61'])
        for (const act of [{ act: 'correct', phone }, { act: 'withdraw' }, { act: 'undoWithdraw' }] as const)
          await dossier.act(act);
      const read = async (from: RequestStore) => {
        const { answers, papers, events } = await findStored(from, dossier.reference);
        return { answers, papers, events };
      };
      const before = await home.withStore(read);

      const key = readFileSync(join(home.data, 'dossier.key'), 'utf8');
      const services = edgeSettings(database, { url: `${storage.url}/` }, { url: '' });
      const functions = { ...services, DOSSIER_KEY: key };
      const moveTo = (place: string, changes: Record<string, string> = {}) =>
        home.requestsWith({ ...functions, ...changes }, '--move-to', place);
      const stopForms = sendRequests(async () => {
        const response = await post(url, academicRequest);
        if (response.status !== 503) expect(response.status).toBe(200);
        return (await response.json()).reference;
      });
      const otherKey = { DOSSIER_KEY: 'another'.repeat(8) };
      expect(await moveTo('supabase', otherKey)).toEqual(ended(1, 'DOSSIER_KEY=$(cat '));
      const refused = await moveTo('supabase', { SUPABASE_SERVICE_ROLE_KEY: 'another' });
      expect(refused).toEqual(ended(1, '(storage-403). Toutes les demandes sont restées'));
      const path = join(home.data, 'papers', file);
      writeFileSync(path, pdfOf(200_000, 'not the file that was announced'));
      expect(await moveTo('supabase')).toEqual(ended(1, '(files). Toutes les demandes sont restées'));
      writeFileSync(path, cv);
      expect(await store.startCleaning(0), 'or copied files without rows would be removed').toBe(false);
      home.execute("create trigger full before delete on outbox begin select raise(abort, ''); end");
      expect(await moveTo('supabase')).toEqual(ended(1, '(sqlite19). Toutes les demandes sont restées'));
      home.execute('drop trigger full');
      expect(await referencesThere()).toEqual([]);
      expect(await moveTo('supabase')).toEqual(ended(0, /fichiers : 1, pause : \d s/));
      expect(await moveTo('supabase')).toEqual(ended(1, 'sont maintenant chez Supabase'));
      const stored = [dossier.reference, ...(await stopForms())].toSorted();
      expect(await referencesThere()).toEqual(stored);
      expect(await read(store)).toEqual(before);
      expect([receivedFiles(home.data), storage.files.get(file)?.equals(cv)]).toEqual([[], true]);

      expect((await post(url, academicRequest)).status).toBe(503);
      await server.stop();
      expect(await home.refusal()).toContain('--move-to folder');
      const dossiers = await startDenoFunction('dossier', functions);
      const moved = dossierClient(dossiers.url, dossier.secret);
      expect((await moved.show()).papers.cv).toMatchObject([{ id: file, state: 'received' }]);
      const again = { ...unfinished, file: ticket.file };
      await sendByTus(dossiers.url, await moved.announce(again), identity);
      await moved.receive(again);
      dossiers.stop();

      const stopFunctions = sendRequests(async () => {
        const one = submission();
        const outcome = await store.submit(one).catch(() => undefined);
        return outcome && one.reference;
      });
      const elsewhere = { DATA_DIR: join(home.path, 'elsewhere') };
      expect(await moveTo('folder', { ...elsewhere, ...otherKey })).toEqual(ended(1, 'clé des demandes'));
      expect(await moveTo('folder', elsewhere)).toEqual(ended(0, /fichiers : 2, pause : \d s/));
      for (const args of [['--move-to', 'folder'], []])
        expect(await home.requestsWith({ ...functions, ...elsewhere }, ...args)).toEqual(
          ended(1, 'ont déjà'),
        );
      const storedThere = await stopFunctions();
      await expect(store.submit(submission())).rejects.toThrow('moved');
      const back = home.start(elsewhere);
      const returned = dossierClient(await back.ready(), dossier.secret);
      const { output } = await home.requestsWith(elsewhere, '--json');
      expect(references(JSON.parse(output))).toEqual([...stored, ...storedThere].toSorted());
      expect((await returned.show()).papers.identity).toMatchObject([{ id: ticket.file, state: 'received' }]);
      expect(readFileSync(join(elsewhere.DATA_DIR, 'papers', ticket.file)).equals(identity)).toBe(true);
      await returned.handIn('coverLetter');
      await back.stop();
      // To the places that were left.
      expect(await moveTo('supabase', elsewhere)).toEqual(ended(0, 'fichiers : 3'));
      expect(await moveTo('folder')).toEqual(ended(0, 'fichiers : 3'));
      expect((await home.references()).toSorted()).toEqual([...stored, ...storedThere].toSorted());

      // A site built for Supabase would serve none of these requests.
      const serving = home.serve({}, { VITE_SUPABASE_URL: 'https://project.supabase.co' });
      await expect(serving).rejects.toMatchObject({ problem: 'notMoved' });
    },
  );
});
