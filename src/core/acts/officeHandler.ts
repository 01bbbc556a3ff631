import { type ChangeOptions, createDossierChanger } from './changeDossier.ts';
import type { StoredRequest } from '../model/request.ts';
import { createActHandler } from '../http/actHandler.ts';
import { type ActReply, type JsonHandlerOptions, Refused } from '../http/jsonHandler.ts';
import { defaultLanguage } from '../texts/languages.ts';
import type { Links } from '../model/links.ts';
import { isListSecret } from '../model/linkedPages.ts';
import { officeLimits } from '../limits.ts';
import { createDownloads } from './downloads.ts';
import { type OfficeRequest, decideAct, decideErasure, describeRequest } from './officeRules.ts';
import { type OfficeAct, officeAct } from './officeProtocol.ts';
import { findPage } from './requestList.ts';
import { correctedNow, hourMs, minuteMs } from '../time/schoolTime.ts';

/**
 * Depending on the act. The `secret` beside the `list` opens it for longer, up to `officeLimits.listHours` in all. That of a
 * row opens the page of the request, as long as the list can stay open.
 */
export interface OfficeAnswer {
  request?: OfficeRequest;
  list?: Omit<FoundPage, 'found'> & {
    rows: (FoundPage['found'][number] & { secret: string })[];
    /** When `secret` expires. */
    validUntil: string;
  };
  secret?: string;
  ticket?: string;
}

export type OfficeList = NonNullable<OfficeAnswer['list']>;
export type OfficeReply = ActReply<OfficeAnswer>;

type FoundPage = Awaited<ReturnType<typeof findPage>>;

interface OfficeOptions extends JsonHandlerOptions, ChangeOptions {
  links: Links;
}

export function createOfficeHandler(options: OfficeOptions) {
  const { addTicket, respond } = createDownloads(options);
  const { store, files, links, texts, onMails } = options;
  const change = createDossierChanger(options);
  const words = { t: texts.translator(defaultLanguage), formats: texts.formats(defaultLanguage) };

  async function open(secret: string): Promise<StoredRequest> {
    const opened = links.openOffice(secret);
    const found = opened && (await store.findRequest(opened.subject));
    if (!found) throw new Refused('unknown');
    if (opened.until < correctedNow()) throw new Refused('expired');
    return found;
  }

  /** Returns a secret that opens the list for longer, and until when, in ms. */
  function openList(secret: string) {
    const opened = isListSecret(secret) ? links.openOffice(secret) : null;
    if (!opened) throw new Refused('unknown');
    if (opened.until < correctedNow()) throw new Refused('expired');
    // A mailed link lacks the end.
    const mailedAt = opened.until - officeLimits.listMinutes * minuteMs;
    const end = opened.end || mailedAt + officeLimits.listHours * hourMs;
    const until = Math.min(end, correctedNow() + officeLimits.listIdleHours * hourMs);
    return { until, end, secret: links.officeSecret('list', until, end) };
  }

  async function list(act: Extract<OfficeAct, { act: 'list' }>, secret: string): Promise<OfficeAnswer> {
    const opened = openList(secret);
    const { found, ...counted } = await findPage(store, act, words, correctedNow());
    const rows = found.map((row) => ({ ...row, secret: links.officeSecret(row.reference, opened.end) }));
    const validUntil = new Date(opened.until).toISOString();
    return { list: { ...counted, rows, validUntil }, secret: opened.secret };
  }

  async function eraseOrKeep(act: Extract<OfficeAct, { act: 'erase' | 'keep' }>, secret: string) {
    openList(secret);
    for (const reference of act.references) {
      const find = async () => {
        const found = await store.findRequest(reference);
        if (!found) throw new Refused('erased');
        return found;
      };
      await change(find, (found) => decideErasure(found, act, correctedNow())).catch((error: unknown) => {
        // A request that is gone needs no erasure, and the others do.
        if (act.act === 'keep' || !(error instanceof Refused)) throw error;
      });
    }
    return {};
  }

  async function sendList(secret: string): Promise<OfficeAnswer> {
    if (!links.officeLink()) throw new Refused('noAddress');
    // Whoever has a link of the office, even an expired one, may use the share that strangers leave.
    const isOffice = links.openOffice(secret) !== null;
    const perHour = officeLimits.listLinksPerHour * (isOffice ? 2 : 1);
    if (!(await store.queueSchoolMail({ id: crypto.randomUUID(), kind: 'listLink', perHour })))
      throw new Refused('noLinksLeft');
    onMails();
    return {};
  }

  async function perform(act: OfficeAct, secret: string): Promise<OfficeAnswer> {
    if (act.act === 'sendList') return sendList(secret);
    if (act.act === 'list') return list(act, secret);
    if (act.act === 'erase' || act.act === 'keep') return eraseOrKeep(act, secret);
    if (act.act === 'ticket') {
      const isForList = act.file === 'spreadsheet';
      if (isForList) openList(secret);
      return { ticket: await addTicket(isForList ? null : await open(secret), act.file) };
    }
    const find = () => open(secret);
    const stored =
      act.act === 'show'
        ? await find()
        : await change(find, (found) => decideAct(found, act, correctedNow()));
    return { request: describeRequest(stored, words, correctedNow(), files.scan !== undefined) };
  }

  return createActHandler('office', officeAct, { perform, get: respond }, options);
}
