/** Decides what each act changes in a dossier, or why it is refused. Without side effects. */
import { type AnswerName, answerNamesOf, questionOf } from '../questions/questions.ts';
import { answerDue } from '../questions/answerDue.ts';
import { dayMs, schoolTime } from '../time/schoolTime.ts';
import type { StoredRequest } from '../model/request.ts';
import type { RequestChange } from '../store/store.ts';
import { type Decision, newEvent } from './changeDossier.ts';
import { type StoredPaper, maxBytesOf, maxFilesOf, paperNamesOf } from '../model/papers.ts';
import { dossierLimits } from '../limits.ts';
import {
  earlierAddress,
  fileStates,
  isDayOver,
  linkMailOf,
  papersDue,
  paperStates,
  undoDeadline,
  undoMoveUntil,
} from '../model/status.ts';
import type { DossierAct } from './dossierProtocol.ts';

type Act<Name extends DossierAct['act']> = Extract<DossierAct, { act: Name }>;

/** A request as a link opens it. */
export interface OpenedDossier extends StoredRequest {
  /**
   * `toConfirm`: a new address replaced a proved one, and its link shows neither answers nor papers before `confirm`.
   * `undoable`: the same, seen with the link that was mailed to the earlier address.
   */
  newAddress: 'toConfirm' | 'undoable' | null;
  /** Whether `look` is open to the link. */
  mayLook: boolean;
}

export type Dossier = ReturnType<typeof describeDossier>;

/** Times are ISO 8601, UTC. */
export function describeDossier(dossier: StoredRequest & Partial<OpenedDossier>, now = Date.now()) {
  const { kind, reference, createdAt, answers, withdrawnAt, corrections, newAddress = null } = dossier;
  const isHidden = newAddress === 'toConfirm';
  const mail = linkMailOf(dossier, now);
  const programme = answerNamesOf(kind).flatMap((name: AnswerName): [string, string][] => {
    const answer = answers[name];
    return questionOf(kind, name)?.group === 'program' && answer !== undefined ? [[name, answer]] : [];
  });
  return {
    kind,
    reference,
    firstName: isHidden ? '' : (answers.firstName ?? ''),
    /** YYYY-MM-DD, in Djibouti. */
    receivedOn: schoolTime(new Date(createdAt)).date,
    /** Null when the school does not promise a time. */
    answerDue: answerDue({ kind, createdAt })?.toISOString() ?? null,
    isAnswered: dossier.answeredAt !== null,
    mayCorrect: mayCorrect(dossier),
    isLate: isDayOver(dossier, now),
    newAddress,
    /** When the earlier address stops undoing it. */
    addressUndoUntil: newAddress && undoMoveUntil(dossier),
    /** The answers to the questions of the group `program`, as the form sends them. */
    programme: Object.fromEntries(isHidden ? [] : programme),
    /** Partly hidden, as is `email`: the mail with the link may have reached another person. */
    phone: isHidden ? '' : `… ${(answers.phone ?? '').replaceAll(/\D/g, '').slice(-2)}`,
    email: answers.email.replace(/(?<=^.).*(?=@)/su, '…'),
    mail,
    /** Whether a mail with the link has reached the address, as far as is known. If not, `leave` may close the dossier for good. */
    isMailable: mail.state === 'sent' || (dossier.isProved && mail.state !== 'refused'),
    correctionsLeft: Math.max(0, dossierLimits.corrections - corrections),
    isWithdrawn: withdrawnAt !== null,
    /** Null when there is no withdrawal, or none that can be undone. */
    undoUntil: withdrawnAt && mayUndo(dossier, now) ? undoDeadline(withdrawnAt) : null,
    /** Oldest first. */
    papers: isHidden ? [] : fileStates(dossier),
    states: isHidden ? {} : paperStates(dossier),
    papersDue: isHidden ? null : papersDue(dossier, now),
    mayLook: dossier.mayLook ?? false,
    /** Whether mails may remind of missing papers. */
    hasReminders: kind === 'admission' && !isUnreminded(dossier),
    /** Received and unfinished files count; replaced ones do not, nor a teacher's CV, which the next one replaces. */
    bytesLeft: Math.max(0, maxBytesOf(dossier) - (kind === 'teacher' ? 0 : usedBytes(dossier.papers))),
    /** Whether a mailed link was used; until then the dossier holds `unprovedMaxBytes`. */
    isProved: dossier.isProved,
  };
}

const usedBytes = (files: readonly StoredPaper[]) =>
  files.filter(({ state }) => state !== 'replaced').reduce((sum, { bytes }) => sum + bytes, 0);

/** Not while a mail with the link is waiting, and at most `linksPerDay` times in a day. */
export function mayResend(dossier: StoredRequest, now: number): boolean {
  const { mails, createdAt } = dossier;
  const links = mails.filter(({ kind }) => kind === 'applicant');
  const isWaiting = links.some(({ state }) => state === 'queued' || state === 'leased');
  const resentToday = links.filter(
    ({ queuedAt }) => queuedAt > createdAt && Date.parse(queuedAt) > now - dayMs,
  );
  return !isWaiting && resentToday.length < dossierLimits.linksPerDay;
}

/** The same announcement again changes nothing. */
export function decideUpload(dossier: StoredRequest, act: Act<'upload'>, now: number): Decision {
  const { kind, papers, withdrawnAt } = dossier;
  const { file: id, paper, bytes, sha256 = null } = act;
  if (withdrawnAt) return 'withdrawn';
  if (!paperNamesOf(kind).includes(paper)) return 'unknownFile';
  const isOf = (file: StoredPaper) => file.paper === paper;
  const known = papers.find((file) => file.id === id);
  if (known) return isOf(known) && known.state !== 'replaced' && known.bytes === bytes ? null : 'unknownFile';
  const isSingle = maxFilesOf(paper) === 1;
  // What the page saw may have been replaced or removed meanwhile: the file is then one more.
  const replaced = papers.find(
    (file) => isOf(file) && file.state === 'received' && (isSingle || file.id === act.replaces),
  );
  const replaces = replaced?.id ?? null;
  // Drop an unfinished upload for which this one is a substitute: the paper takes only one file, or both replace the same.
  const isGivenUp = (file: StoredPaper) =>
    isOf(file) && file.state === 'uploading' && (isSingle || (replaced && file.replaces === replaces));
  const kept = papers.filter((file) => !isGivenUp(file));
  const places = kept.filter(
    (file) => isOf(file) && (file.state === 'received' || (file.state === 'uploading' && !file.replaces)),
  );
  if (!replaced && places.length >= maxFilesOf(paper)) return 'tooManyFiles';
  const total = usedBytes(kept) - (replaced?.bytes ?? 0) + bytes;
  if (total > maxBytesOf({ kind, isProved: true })) return 'dossierFull';
  if (total > maxBytesOf(dossier)) return 'needsMailedLink';
  const file: StoredPaper = {
    id,
    paper,
    state: 'uploading',
    bytes,
    sha256,
    replaces,
    createdAt: new Date(now).toISOString(),
    receivedAt: null,
  };
  return { papers: [...kept, file] };
}

export function decideReceived(
  dossier: StoredRequest,
  id: string,
  now: number,
  isUnscanned = false,
): Decision {
  const { kind, papers, withdrawnAt } = dossier;
  const file = papers.find((one) => one.id === id);
  if (withdrawnAt) return 'withdrawn';
  if (!file || file.state === 'replaced') return 'unknownFile';
  if (file.state === 'received') return null;
  // The page shows the latest replaced file of a paper. Drop earlier ones, or each replacement would lengthen the list.
  const isForgotten = (one: StoredPaper) =>
    file.replaces !== null && one.paper === file.paper && one.state === 'replaced';
  const next = papers
    .filter((one) => !isForgotten(one))
    .map((one): StoredPaper => {
      if (one === file) return { ...one, state: 'received', receivedAt: new Date(now).toISOString() };
      return one.id === file.replaces ? { ...one, state: 'replaced' } : one;
    });
  return {
    papers: next,
    ...(kind === 'teacher' && { endsWait: true }),
    ...(isUnscanned && { events: [newEvent('unscanned', { papers: [file.paper], file: id })] }),
  };
}

export function decideInfected({ papers }: StoredRequest, id: string): Decision {
  const infected = papers.find((file) => file.id === id);
  if (!infected) return null;
  return {
    papers: papers.filter((file) => file !== infected),
    events: [newEvent('refused', { papers: [infected.paper] })],
  };
}

export function decideDiscard({ papers }: StoredRequest, id: string): Decision {
  const kept = papers.filter((file) => file.id !== id || file.state !== 'uploading');
  return kept.length < papers.length ? { papers: kept } : null;
}

export function decideRemove({ papers, events, withdrawnAt }: StoredRequest, id: string): Decision {
  const removed = papers.find((file) => file.id === id);
  if (withdrawnAt) return 'withdrawn';
  if (!removed) return null;
  if (removed.state !== 'received') return 'unknownFile';
  const isNoted = events.filter(({ event }) => event === 'removed').length < dossierLimits.removals;
  return {
    papers: papers.filter((file) => file !== removed),
    events: isNoted ? [newEvent('removed', { papers: [removed.paper] })] : [],
  };
}

/**
 * Notes a wrong birth date. The receipt opens no file: whoever saw it may have typed it in another's name. A right date is
 * an empty change, not null: if a guess was saved since the dossier was read, it is then decided again.
 */
export function decideLook(dossier: OpenedDossier, { birthDate }: Act<'look'>): Decision {
  if (!dossier.mayLook) return 'needsMailedLink';
  const guesses = dossier.events.filter(({ event }) => event === 'guessed').length;
  if (guesses >= dossierLimits.birthDateGuesses) return 'noGuessesLeft';
  return birthDate === dossier.answers.birthDate ? {} : { events: [newEvent('guessed')] };
}

/** After the answer, the school corrects by phone, unless a mail to the address was given up. */
const mayCorrect = ({ answeredAt, answers, mails }: StoredRequest) =>
  answeredAt === null ||
  mails.some(({ recipient, state }) => recipient === answers.email && state === 'dead');

/**
 * Once the mailbox is proved, a new address needs a link that was mailed to the earlier one (`hasMailedLink`), which can
 * undo it (`earlierAddress`).
 */
export function decideCorrect(
  dossier: OpenedDossier,
  act: Act<'correct'>,
  hasMailedLink: boolean,
  now: number,
): Decision {
  const { answers, generation, corrections, isProved } = dossier;
  if (dossier.withdrawnAt) return 'withdrawn';
  if (!mayCorrect(dossier)) return 'answered';
  const { phone = answers.phone, email = answers.email } = act;
  const isMoved = email !== answers.email;
  if (!isMoved && phone === answers.phone) {
    if (act.email === undefined) return null;
    return mayResend(dossier, now) ? { mails: [{ kind: 'applicant' }] } : 'sameAddress';
  }
  const earlierPhone = phone === answers.phone ? {} : { phone: answers.phone };
  const before = [...(isMoved ? [answers.email] : []), ...Object.values(earlierPhone)];
  if (isMoved && isProved && !hasMailedLink) return 'needsMailedLink';
  if (corrections >= dossierLimits.corrections) return 'noCorrectionsLeft';
  const proved = dossier.newAddress === 'undoable' ? earlierAddress(dossier, now) : undefined;
  const earlier = isProved ? { email: answers.email, generation, ...earlierPhone } : proved;
  return {
    corrections: corrections + 1,
    answers: { ...answers, ...(phone !== undefined && { phone }), email },
    events: [
      newEvent('corrected', {
        text: before.join(', '),
        ...(isMoved && earlier && { earlier: { ...earlier, replacedBy: generation + 1 } }),
      }),
    ],
    ...(isMoved && {
      generation: generation + 1,
      isProved: false,
      mails: [
        ...(isProved ? [{ kind: 'addressChanged', recipient: answers.email } as const] : []),
        { kind: 'applicant' },
      ],
    }),
  };
}

export function decideUndoCorrect(dossier: OpenedDossier, now: number): Decision {
  const earlier = dossier.newAddress === 'undoable' && earlierAddress(dossier, now);
  if (!earlier) return 'unknown';
  const { answers, generation } = dossier;
  const { email, phone = answers.phone } = earlier;
  return {
    answers: { ...answers, email, ...(phone !== undefined && { phone }) },
    // Not the earlier generation: the links to the replaced address must stay void.
    generation: generation + 1,
    isProved: true,
    events: [
      newEvent('corrected', {
        text: [answers.email, ...(phone === answers.phone ? [] : [answers.phone])].join(', '),
      }),
    ],
    mails: [{ kind: 'applicant' }],
  };
}

const isUnreminded = ({ events }: StoredRequest) => events.some(({ event }) => event === 'unreminded');

export const decideStopReminders = (dossier: StoredRequest): Decision =>
  isUnreminded(dossier) ? null : { events: [newEvent('unreminded')] };

export function decideWithdraw(dossier: StoredRequest, now: number): Decision {
  if (dossier.withdrawnAt) return null;
  const events = note(dossier, 'withdrawn');
  return {
    withdrawnAt: new Date(now).toISOString(),
    events,
    // Not to an address that may be a stranger's.
    mails: dossier.isProved ? events.map(() => ({ kind: 'withdrawn' })) : [],
  };
}

/** Not once the office erases the request: all would be gone within the hour, after “Le retrait est annulé”. */
const mayUndo = ({ withdrawnAt, eraseAt }: StoredRequest, now: number) =>
  withdrawnAt !== null && eraseAt === null && Date.parse(undoDeadline(withdrawnAt)) >= now;

export function decideUndo(dossier: StoredRequest, now: number): Decision {
  if (!dossier.withdrawnAt) return null;
  if (!mayUndo(dossier, now)) return 'notWithdrawn';
  return { withdrawnAt: null, events: note(dossier, 'restored') };
}

/** At most `dossierLimits.corrections` events of a kind: repeated withdrawals must not fill the history. */
function note(
  { events }: StoredRequest,
  name: 'withdrawn' | 'restored',
): NonNullable<RequestChange['events']> {
  return events.filter(({ event }) => event === name).length < dossierLimits.corrections
    ? [newEvent(name)]
    : [];
}
