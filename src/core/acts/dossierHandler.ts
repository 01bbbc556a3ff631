import { createActHandler } from '../http/actHandler.ts';
import { networkOf } from '../http/clientAddress.ts';
import type { LinkMail, StoredRequest } from '../model/request.ts';
import { type ActReply, type JsonHandlerOptions, Refused } from '../http/jsonHandler.ts';
import { earlierAddress, linkMailOf, receivedFiles } from '../model/status.ts';
import { mailboxOf } from '../model/mailbox.ts';
import type { Links } from '../model/links.ts';
import { errorClass } from '../log.ts';
import { type ChangeOptions, type Decision, createDossierChanger, newEvent } from './changeDossier.ts';
import * as rules from './dossierRules.ts';
import { createDownloads } from './downloads.ts';
import type { UploadTicket } from '../files/paperFiles.ts';
import { findPdfDefect } from '../files/pdf.ts';
import { hasDossier } from '../model/papers.ts';
import { correctedNow } from '../time/schoolTime.ts';
import { readRequests } from '../store/store.ts';
import { type DossierAct, dossierAct } from './dossierProtocol.ts';

export interface DossierOptions extends JsonHandlerOptions, ChangeOptions {
  links: Links;
  /** Continues work after the response is sent. */
  inBackground: (work: Promise<void>) => void;
}

/** Depending on the act. `secret` belongs to the new link, `mail` is that to the corrected address. */
interface DossierAnswer {
  dossier?: rules.Dossier;
  ticket?: UploadTicket;
  download?: string;
  secret?: string;
  mail?: LinkMail;
}

export type DossierReply = ActReply<DossierAnswer>;

export function createDossierHandler(options: DossierOptions) {
  const { store, files, links, log, inBackground } = options;
  const change = createDossierChanger(options);
  const { addTicket, respond } = createDownloads(options);

  async function findDossier(reference: string): Promise<StoredRequest | null> {
    const found = await store.findRequest(reference);
    return found && hasDossier(found.kind) ? found : null;
  }

  /** An act with a mailed secret proves the mailbox: the first change that is saved stores it, but not `show`. */
  async function open(secret: string): Promise<rules.OpenedDossier> {
    const reference = secret.slice(0, secret.indexOf('.'));
    const found = await findDossier(reference);
    // For an unknown reference too, so that the time of a response does not tell which references exist.
    const origin = links.originOf(secret, found ?? { reference, generation: 0 });
    const earlier = found && earlierAddress(found, correctedNow());
    if (found && origin)
      return {
        ...found,
        isProved: found.isProved || origin === 'mail',
        newAddress: earlier ? 'toConfirm' : null,
        mayLook: origin === 'mail' && !earlier && found.answers.birthDate !== undefined,
      };
    if (!earlier || links.originOf(secret, { reference, generation: earlier.generation }) !== 'mail')
      throw new Refused('unknown');
    return { ...found, newAddress: 'undoable', mayLook: false };
  }

  async function resend({ reference, email }: Extract<DossierAct, { act: 'resend' }>, network: string) {
    const dossier = await findDossier(reference);
    if (!dossier || mailboxOf(dossier.answers.email) !== mailboxOf(email)) return;
    const find = async () => (await store.findRequest(dossier.reference)) ?? dossier;
    const decide = (found: StoredRequest): Decision =>
      rules.mayResend(found, correctedNow()) ? { mails: [{ kind: 'applicant' }] } : null;
    await change(find, decide, network);
  }

  async function perform(act: DossierAct, secret: string, clientAddress: string): Promise<DossierAnswer> {
    const network = networkOf(clientAddress);
    // In the background, so that neither the response nor its time tells whether the address belongs to the reference.
    if (act.act === 'resend') {
      const logFailure = (error: unknown) => log('dossier.unavailable', { reason: errorClass(error) });
      inBackground(resend(act, network).catch(logFailure));
      return {};
    }
    const save = (decide: (dossier: rules.OpenedDossier) => Decision) =>
      change(() => open(secret), decide, network);
    switch (act.act) {
      case 'show':
        return { dossier: rules.describeDossier(await open(secret), correctedNow()) };
      case 'leave':
        // Not while the links to the earlier address can undo a change: they would be void.
        await save(({ generation, newAddress }) => (newAddress ? null : { generation: generation + 1 }));
        return {};
      case 'upload': {
        const { papers } = await save((dossier) => rules.decideUpload(dossier, act, correctedNow()));
        const announced = papers.find(({ id }) => id === act.file);
        if (announced?.state === 'received') return {};
        const ends = await files.finish({ id: act.file, bytes: act.bytes });
        if (!ends) return { ticket: await files.ticket(act.file) };
        const isOther = announced?.sha256 && files.hash && (await files.hash(act.file)) !== announced.sha256;
        const defect = findPdfDefect(ends, act.bytes) ?? (isOther ? 'damaged' : null);
        const verdict = defect ? undefined : await files.scan?.(act.file);
        const isInfected = verdict === 'infected';
        await save((dossier) => {
          if (defect) return rules.decideDiscard(dossier, act.file);
          if (isInfected) return rules.decideInfected(dossier, act.file);
          return rules.decideReceived(dossier, act.file, correctedNow(), verdict === null);
        });
        if (defect || isInfected) throw new Refused(defect ?? 'infected');
        return {};
      }
      case 'discard':
        await save((dossier) => rules.decideDiscard(dossier, act.file));
        return {};
      case 'remove':
        await save((dossier) => rules.decideRemove(dossier, act.file));
        return {};
      case 'look': {
        const seen = await save((dossier) => rules.decideLook(dossier, act));
        if (seen.answers.birthDate !== act.birthDate) throw new Refused('wrongBirthDate');
        return { download: await addTicket(seen, act.file) };
      }
      case 'correct': {
        const changed = await save((dossier) =>
          rules.decideCorrect(dossier, act, links.originOf(secret, dossier) === 'mail', correctedNow()),
        );
        // A new address is not proved by a mail to the earlier one.
        const isOpen = links.originOf(secret, changed) ?? earlierAddress(changed, correctedNow());
        return {
          secret: isOpen ? secret : links.dossierSecret(changed, 'receipt'),
          mail: linkMailOf(changed, correctedNow()),
        };
      }
      case 'confirm':
        await save(({ isProved }) => ({ isProved }));
        return {};
      case 'undoCorrect': {
        const changed = await save((dossier) => rules.decideUndoCorrect(dossier, correctedNow()));
        return { secret: links.dossierSecret(changed, 'mail') };
      }
      case 'stopReminders':
        await save(rules.decideStopReminders);
        return {};
      case 'withdraw':
        await save((dossier) => rules.decideWithdraw(dossier, correctedNow()));
        return {};
      case 'undoWithdraw':
        await save((dossier) => rules.decideUndo(dossier, correctedNow()));
        return {};
    }
  }

  return createActHandler('dossier', dossierAct, { perform, get: respond }, options);
}

/** Scans the files that came while the scanner was down. Rejects if the store does. */
export async function scanWaiting(options: ChangeOptions): Promise<void> {
  const { store, files } = options;
  const change = createDossierChanger(options);
  for await (const stored of readRequests(store)) {
    for (const { id, isUnscanned } of receivedFiles(stored)) {
      if (!isUnscanned) continue;
      const verdict = await files.scan?.(id);
      if (!verdict) continue;
      const find = async () => (await store.findRequest(stored.reference)) ?? stored;
      await change(find, (found) =>
        verdict === 'clean'
          ? { events: [newEvent('scanned', { file: id })] }
          : rules.decideInfected(found, id),
      );
    }
  }
}
