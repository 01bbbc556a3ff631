import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperName, fileMaxBytesOf, maxFilesOf, papersOf } from '#core/model/papers.ts';
import type { FileState, PaperState } from '#core/model/status.ts';
import type { Dossier } from '#core/acts/dossierRules.ts';
import { isolateName, withoutDirection } from '#core/texts/bidi.ts';
import { judgePdf } from '../../forms/pdfFile.ts';
import { takesFiles, useFileDrop } from '../../forms/useFileDrop.ts';
import { contact } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePaperNames } from '../../sections/usePaperNames.ts';
import { Mark, PaperGroups, useReplyError } from '../../sections/RequestPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { progressBar } from '../../forms/FormShell.css.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { sayAgain, Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { callDossier, refresh } from './dossierClient.ts';
import { FileChoice } from './FileChoice.tsx';
import { LookAtFile } from './LookAtFile.tsx';
import { PhotoPages } from './PhotoPages.tsx';
import type { PhotoPage } from './photoPdf.ts';
import { type Transfer, isSameFile, report, startUpload, stopUpload, useUploads } from './uploads.ts';

export function Papers({ dossier }: { dossier: Dossier }) {
  useFileDrop();
  const { t } = useTranslation(['dossier', 'papers']);
  const formats = useFormats();
  const nameOf = usePaperNames();
  const { lastEvent, transfers } = useUploads();
  const { kind, bytesLeft, papersDue } = dossier;
  const fileMaxBytes = fileMaxBytesOf(kind);
  // Only the first rendering decides, so that no row closes while the applicant is at it.
  const [firstMissing] = useState(() =>
    papersOf(dossier.kind).required.find((paper) =>
      ['nothing', 'refused', 'interrupted', 'asked'].includes(filesOf(paper, dossier, transfers).state),
    ),
  );
  return (
    <Section
      heading={t('papers.heading')}
      intro={[
        ...(papersDue
          ? [
              t(`papers:due.${papersDue.isOver ? 'over' : papersDue.kind}`, {
                day: formats.date(papersDue.date),
                ...contact,
              }),
            ]
          : []),
        t('papers.intro'),
        t(bytesLeft > fileMaxBytes ? 'papers.leftAndFile' : 'papers.left', {
          left: formats.fileSize(bytesLeft),
          file: formats.fileSize(fileMaxBytes),
        }),
        ...(kind === 'admission' && !dossier.isProved ? [t('papers.unproved')] : []),
      ].join(' ')}
      split="narrowWide"
      aside={
        <Status className={layout.visuallyHidden}>
          {lastEvent &&
            sayAgain(t(`news.${lastEvent.event}`, { paper: nameOf(lastEvent.paper) }), lastEvent.number)}
        </Status>
      }
    >
      <PaperGroups kind={kind}>
        {(paper) => (
          <Paper
            key={paper}
            paper={paper}
            name={nameOf(paper)}
            dossier={dossier}
            isOpen={paper === firstMissing}
          />
        )}
      </PaperGroups>
      {kind === 'admission' && (
        <p className={`${layout.secondary} ${layout.paddingAbove.l}`}>{t('papers:translation')}</p>
      )}
    </Section>
  );
}

export function filesOf(paper: PaperName, dossier: Dossier, allTransfers: readonly Transfer[]) {
  const transfers = allTransfers.filter((transfer) => transfer.paper === paper);
  const files = dossier.papers.filter((file) => file.paper === paper);
  const unfinished = files.filter(
    ({ id, state }) => state === 'uploading' && !transfers.some((transfer) => transfer.id === id),
  );
  const received = files.filter(({ state }) => state === 'received' || state === 'asked');
  const has = (...states: Transfer['state'][]) => transfers.some(({ state }) => states.includes(state));
  const state: PaperState = has('waiting', 'sending', 'cut')
    ? 'sending'
    : has('refused', 'gone')
      ? 'refused'
      : has('blocked') || unfinished.length > 0
        ? 'interrupted'
        : (dossier.states[paper] ?? 'nothing');
  return {
    paper,
    state,
    transfers,
    unfinished,
    received,
    replaced: files.filter(({ state }) => state === 'replaced'),
  };
}

const fileIcons = { replaced: 'close', received: 'check', uploading: 'warning', asked: 'warning' } as const;

interface ToSend {
  content: Blob;
  name: string;
  /** Of the unfinished file that goes on. */
  id?: string | undefined;
}

interface PaperProps {
  paper: PaperName;
  name: string;
  dossier: Dossier;
  isOpen: boolean;
}

function Paper({ paper, name, dossier, isOpen }: PaperProps) {
  const { t } = useTranslation(['dossier', 'forms', 'papers']);
  const formats = useFormats();
  const errorOf = useReplyError('dossier');
  const { keptBefore, transfers: allTransfers } = useUploads();
  const { transfers, unfinished, received, replaced, ...shown } = filesOf(paper, dossier, allTransfers);
  const [problems, setProblems] = useState<{ file?: string; notice?: string; photos?: readonly string[] }>(
    {},
  );
  // A file that this page refused never reached the school.
  const isRefused = shown.state === 'nothing' && (problems.file || problems.photos?.length);
  const state = isRefused ? 'refused' : shown.state;
  const momentOf = ({ receivedAt, createdAt }: FileState) => formats.moment(receivedAt ?? createdAt);
  const reasonOf = ({ reason = 'closed' }: Partial<FileState>) => t(`papers:reasons.${reason}`);
  /** What the next file replaces, with its pages if they are open. */
  const [toReplace, setToReplace] = useState<{ file: string; pages?: readonly PhotoPage[] }>();
  /** What is being done to a file, or went wrong. */
  const [acting, setActing] = useState<{ file: string; status: string }>();
  // Not one that was removed since.
  const marked = received.find(({ id }) => id === toReplace?.file);
  const replacing = marked && toReplace;
  const summary = useRef<HTMLElement>(null);
  const group = papersOf(dossier.kind).required.includes(paper) ? 'required' : 'recommended';
  const isSingle = maxFilesOf(paper) === 1;
  const nextReplaced = marked ?? (isSingle ? received.at(-1) : undefined);
  const isFull = received.length >= maxFilesOf(paper) && !nextReplaced;
  const { reference } = dossier;
  const maxBytes = fileMaxBytesOf(dossier.kind);
  const sumOf = (name: 'sent' | 'bytes') => transfers.reduce((sum, transfer) => sum + transfer[name], 0);
  // Files stand in the order in which they were announced.
  const last = received
    .map(({ receivedAt }) => receivedAt ?? '')
    .sort()
    .at(-1);

  function stateText() {
    if (state === 'nothing') return t(`states.nothing.${group}`);
    if (state !== 'asked')
      return t(`states.${state}`, { count: received.length, moment: last ? formats.moment(last) : '' });
    const again = received.find((file) => file.state === 'asked');
    return again ? t('states.askedAgain', { reason: reasonOf(again) }) : t('states.asked');
  }

  const fileNameOf = (file: FileState) =>
    received.length > 1 ? t('papers:numbered', { name, number: received.indexOf(file) + 1 }) : name;

  /** Several files can be dropped. One whose upload was interrupted goes on, which `isContinued` asks for. */
  async function choose(files: readonly File[], isContinued = false) {
    // None, because the page cannot know which one is meant.
    if (isSingle && files.length > 1) return setProblems({ file: t('forms:singleFile') });
    setProblems({});
    const toSend: ToSend[] = [];
    const found: typeof problems = {};
    for (const file of files) {
      const { problem, isEncrypted } = await judgePdf(file, maxBytes);
      let id: string | undefined;
      for (const one of unfinished) if (await isSameFile(file, one)) id = one.id;
      if (problem) found.file = t(`problems.${problem}`, { max: formats.fileSize(maxBytes) });
      else if (isContinued && !id) found.file = t('problems.otherFile');
      else toSend.push({ content: file, name: file.name, id });
      if (isEncrypted) found.notice = t('forms:encryptedPdf');
    }
    if (isContinued && toSend.length > 0) keepFocus();
    if (toSend.length > 0) send(toSend);
    setProblems(found);
  }

  function send(files: readonly ToSend[]) {
    setProblems({});
    setToReplace(undefined);
    for (const { id, state, isKept, isMade } of transfers)
      if (state === 'gone' || (state === 'refused' && (isSingle || !isKept || !isMade))) void stopUpload(id);
    for (const [index, { id, ...file }] of files.entries())
      startUpload({ reference, paper, replaces: index === 0 ? replacing?.file : undefined, ...file }, id);
  }

  async function remove(file: FileState) {
    if (!window.confirm(t('files.removeQuestion', { moment: momentOf(file) }))) return;
    setProblems({});
    setActing({ file: file.id, status: t('pending') });
    const reply = await callDossier({ act: 'remove', file: file.id });
    // Removed or replaced in another tab: only the page must be renewed.
    const isGone = reply?.success === false && reply.code === 'unknownFile';
    if (!reply?.success && !isGone) return setActing({ file: file.id, status: errorOf(reply) });
    keepFocus();
    report(paper, 'removed');
    refresh();
  }

  /** An upload that an earlier tab did not finish. */
  async function discard(id: string) {
    setActing({ file: id, status: t('pending') });
    const reply = await stopUpload(id);
    if (!reply?.success) return setActing({ file: id, status: errorOf(reply) });
    keepFocus();
  }

  /** Before the focused button goes with what it acted on. */
  const keepFocus = () => summary.current?.focus();

  function stop(id: string) {
    keepFocus();
    void stopUpload(id);
  }

  return (
    <li {...takesFiles}>
      <details className={styles.paper} open={isOpen}>
        <summary ref={summary} className={styles.summary}>
          <Mark state={state} />
          <span className={styles.rowBody}>
            <span className={styles.paperName}>{name}</span>
            <span className={styles.state[state]}>
              <span>{stateText()}</span>{' '}
              {/* Hidden, because a screen reader would say each change of the focused row. */}
              {state === 'sending' && (
                <span aria-hidden="true">{formats.percent(sumOf('sent') / (sumOf('bytes') || 1))}</span>
              )}
            </span>
          </span>
          {['nothing', 'asked'].includes(state) && <span className={styles.add}>{t('states.add')}</span>}
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </summary>
        <div className={styles.panel}>
          {t(`hints.${paper}`) && <p className={layout.secondary}>{t(`hints.${paper}`)}</p>}
          <ul role="list" className={styles.files}>
            {[...replaced, ...received, ...unfinished].map((file) => (
              <li key={file.id} className={styles.file}>
                <Icon name={fileIcons[file.state]} />
                <span>
                  {t(`files.${file.state}`, {
                    reason: reasonOf(file),
                    name: isolateName(keptBefore[file.id]?.name ?? t('files.unnamed')),
                    moment: momentOf(file),
                    size: formats.fileSize(file.bytes),
                  })}
                </span>
                {received.includes(file) && dossier.mayLook && (
                  <LookAtFile
                    reference={reference}
                    file={file}
                    name={fileNameOf(file)}
                    onPages={(pages) => setToReplace({ file: file.id, pages })}
                  />
                )}
                {received.includes(file) && (
                  <Button variant="quiet" onClick={() => void remove(file)}>
                    {t('files.remove')} <span className={layout.visuallyHidden}>{fileNameOf(file)}</span>
                  </Button>
                )}
                {received.includes(file) && !isSingle && (
                  <Button
                    variant="quiet"
                    className={styles.toggle}
                    data-once=""
                    aria-pressed={replacing?.file === file.id}
                    onClick={() => setToReplace(replacing?.file === file.id ? undefined : { file: file.id })}
                  >
                    {t('files.replace')} <span className={layout.visuallyHidden}>{fileNameOf(file)}</span>
                  </Button>
                )}
                {file.state === 'uploading' && (
                  <>
                    <FileChoice
                      context={name}
                      label={t('files.sameFile')}
                      onChoose={(files) => void choose(files, true)}
                    />
                    <Button variant="quiet" onClick={() => void discard(file.id)}>
                      {t('files.discard')} <UploadName name={keptBefore[file.id]?.name} />
                    </Button>
                  </>
                )}
                <Status>{acting?.file === file.id ? acting.status : ''}</Status>
              </li>
            ))}
            {transfers.map((transfer) => (
              <Upload
                key={transfer.id}
                transfer={transfer}
                onRetry={() => {
                  keepFocus();
                  transfer.retry();
                }}
                onStop={() => stop(transfer.id)}
              />
            ))}
          </ul>
          {shown.state === 'refused' && transfers.length === 0 && (
            <ErrorText>{t('problems.infected')}</ErrorText>
          )}
          <Status>{problems.file ? <ErrorText>{problems.file}</ErrorText> : problems.notice}</Status>
          {isFull ? (
            <p>{t('files.full')}</p>
          ) : (
            <>
              {nextReplaced && (
                <p>
                  {t('files.replacing', {
                    moment: momentOf(nextReplaced),
                    size: formats.fileSize(nextReplaced.bytes),
                  })}
                </p>
              )}
              <p className={layout.secondary}>{t('limits')}</p>
              <PhotoPages
                reference={reference}
                paper={paper}
                paperLabel={name}
                maxBytes={maxBytes}
                problems={problems.photos ?? []}
                opened={replacing?.pages}
                onClose={() => {
                  keepFocus();
                  setToReplace(undefined);
                }}
                onProblems={(photos) => setProblems({ photos })}
                onDone={(made) => {
                  keepFocus();
                  send([{ content: made, name: t('photos.fileName') }]);
                }}
              >
                <FileChoice context={name} label={t('choosePdf')} onChoose={(files) => void choose(files)} />
              </PhotoPages>
            </>
          )}
        </div>
      </details>
    </li>
  );
}

/** A ref: when the file arrives while its row has the focus, the paper takes it. */
const handOnFocus = (row: HTMLElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest('details')?.querySelector('summary')?.focus();
};

interface UploadProps {
  transfer: Transfer;
  onRetry: () => void;
  onStop: () => void;
}

function Upload({ transfer, onRetry, onStop }: UploadProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const { name, bytes, sent, state, refusal, isKept } = transfer;
  const hasEnded = state === 'refused' || state === 'gone';
  return (
    <li ref={handOnFocus} className={styles.file}>
      <Icon name={hasEnded || state === 'blocked' ? 'warning' : 'file'} />
      <span>
        <bdi>{withoutDirection(name)}</bdi>{' '}
        {hasEnded ? (
          <ErrorText>{refusal || t(`problems.${state}`)}</ErrorText>
        ) : (
          <>
            <span>
              {t(`files.${state}`, {
                sent: formats.fileSize(sent),
                size: formats.fileSize(bytes),
                share: formats.percent(sent / bytes),
                ...contact,
              })}
            </span>
            <progress
              className={progressBar}
              max={bytes}
              value={sent}
              aria-label={t('files.progress', { name: isolateName(name) })}
            />
          </>
        )}
      </span>
      {(state === 'blocked' || (state === 'refused' && isKept)) && (
        <Button variant="quiet" onClick={onRetry}>
          {t('retry')} <UploadName name={name} />
        </Button>
      )}
      <Button variant="quiet" onClick={onStop}>
        <span>{t(hasEnded ? 'files.close' : 'files.stop')}</span> <UploadName name={name} />
      </Button>
    </li>
  );
}

/** In the name of a button, for screen readers. */
const UploadName = ({ name = '' }: { name?: string | undefined }) => (
  <bdi className={layout.visuallyHidden}>{withoutDirection(name)}</bdi>
);
