import { type ChangeOptions, type Decision, createChange } from '../dossier/changeDossier.ts';
import type { StoredDossier } from '../dossier/dossierStore.ts';
import { type ActHandlerOptions, createActHandler } from '../http/actHandler.ts';
import { Refused } from '../http/jsonHandler.ts';
import { bundles, officeLimits } from './desk.ts';
import { type DownloadOptions, createDownloads } from './downloads.ts';
import {
  decideAnswered,
  decideAsk,
  decideNote,
  decideUnanswered,
  describeBrief,
  describeRequest,
  linkUntil,
} from './officeRules.ts';
import { type OfficeAct, type OfficeReply, officeAct } from './protocol.ts';
import { findPage } from './requestList.ts';
import type { OfficeSecrets } from './secrets.ts';

interface OfficeOptions extends ActHandlerOptions, ChangeOptions, DownloadOptions {
  // All three describe the store.
  store: DownloadOptions['store'];
  files: ChangeOptions['files'];
  secrets: OfficeSecrets;
}

/** The HTTP handler of the function `office` (`protocol.ts`). */
export function createOfficeHandler(options: OfficeOptions) {
  const downloads = createDownloads(options);
  const perform = createActs(options, downloads.addTicket);
  return createActHandler('office', officeAct, { perform, get: downloads.respond }, options);
}

type Done = Omit<Extract<OfficeReply, { success: true }>, 'success'>;

/** Returns a function that performs an act, or rejects with `Refused`. */
function createActs(
  options: OfficeOptions,
  addTicket: ReturnType<typeof createDownloads>['addTicket'],
): (act: OfficeAct) => Promise<Done> {
  const { store, secrets, texts, language, onMails, now = Date.now } = options;
  const change = createChange(options);
  const words = { t: texts.translator(language), formats: texts.formats(language) };

  async function open(secret: string): Promise<StoredDossier> {
    const opened = secrets.open(secret);
    const found = opened?.reference ? await store.findDossier(opened.reference) : null;
    if (!found) throw new Refused('unknown');
    if ((opened?.until ?? linkUntil(found)) < now()) throw new Refused('expired');
    return found;
  }

  /** Checks the secret of the list and returns when it expires, in ms. */
  function openList(secret: string): number {
    const opened = secrets.open(secret);
    if (opened?.reference !== null || opened.until === null) throw new Refused('unknown');
    if (opened.until < now()) throw new Refused('expired');
    return opened.until;
  }

  async function list(act: Extract<OfficeAct, { act: 'list' }>): Promise<Done> {
    const validUntil = new Date(openList(act.secret)).toISOString();
    const { briefs, ...found } = await findPage(store, act, words.t, now());
    const until = now() + officeLimits.rowHours * 60 * 60 * 1000;
    const rows = briefs.map((brief) => ({
      ...describeBrief(brief, words.t, now()),
      secret: secrets.ofRequest(brief.reference, until),
    }));
    return { list: { rows, ...found, validUntil } };
  }

  return async (act) => {
    if (act.act === 'sendList') {
      const mail = {
        id: crypto.randomUUID(),
        kind: 'listLink',
        perHour: officeLimits.listLinksPerHour,
      } as const;
      if (await store.queueSchoolMail(mail)) onMails();
      return {};
    }
    if (act.act === 'list') return list(act);
    if (act.act === 'ticket') {
      const isForList = act.file === bundles.csv;
      if (isForList) openList(act.secret);
      return { ticket: await addTicket(isForList ? null : await open(act.secret), act.file) };
    }
    const find = () => open(act.secret);
    const show = async () => ({ request: describeRequest(await find(), words, now()) });
    if (act.act === 'show') return show();
    const decide = (stored: StoredDossier): Decision => {
      switch (act.act) {
        case 'answered':
          return decideAnswered(stored, now());
        case 'unanswered':
          return decideUnanswered(stored, now());
        case 'ask':
          return decideAsk(stored, act, now());
        case 'note':
          return decideNote(stored, act);
      }
    };
    await change(find, decide);
    // Read again, because the store dates the events.
    return show();
  };
}
