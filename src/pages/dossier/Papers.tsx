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
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { callDossier } from './dossierClient.ts';
import { FileChoice } from './FileChoice.tsx';
import { LookAtFile } from './LookAtFile.tsx';
import { PhotoPages } from './PhotoPages.tsx';
import type { PhotoPage } from './photoPdf.ts';
import {
  type Transfer,
  announceRemoval,
  isSameFile,
  startUpload,
  stopUpload,
  useUploads,
} from './uploads.ts';

export function Papers({ dossier }: { dossier: Dossier }) {
  useFileDrop();
  const { t } = useTranslation(['dossier', 'papers']);
  const formats = useFormats();
  const nameOf = usePaperNames();
  const { lastEvent, transfers } = useUploads();
  const { kind, bytesLeft } = dossier;
  const fileMaxBytes = fileMaxBytesOf(kind);
  // Only the first rendering decides, so that no row closes while the applicant is at it.
  const [firstMissing] = useState(() =>
    papersOf(dossier.kind).required.find((paper) =>
      ['nothing', 'asked'].includes(filesOf(paper, dossier, transfers).state),
    ),
  );
  return (
    <Section
      heading={t('papers.heading')}
      intro={[
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
          {lastEvent && t(`news.${lastEvent.event}`, { paper: nameOf(lastEvent.paper) })}
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
        <p className={`${styles.hint} ${layout.paddingAbove.l}`}>{t('papers:translation')}</p>
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
  const { names, transfers: allTransfers } = useUploads();
  const { transfers, unfinished, received, replaced, ...shown } = filesOf(paper, dossier, allTransfers);
  const [problems, setProblems] = useState<{ file?: string; notice?: string; photos?: readonly string[] }>(
    {},
  );
  // A file that this page refused never reached the school.
  const isRefused = shown.state === 'nothing' && (problems.file || problems.photos?.length);
  const state = isRefused ? 'refused' : shown.state;
  const reasonOf = ({ reason = 'closed' }: Partial<FileState>) => t(`papers:reasons.${reason}`);
  const [replacing, setReplacing] = useState<string>();
  const [opened, setOpened] = useState<{ file: string; pages: readonly PhotoPage[] }>();
  const summary = useRef<HTMLElement>(null);
  const group = papersOf(dossier.kind).required.includes(paper) ? 'required' : 'recommended';
  const isSingle = maxFilesOf(paper) === 1;
  // A new file replaces the received one if the paper is a single file.
  const replaces = opened?.file ?? (isSingle ? received.at(-1)?.id : replacing);
  const isFull = received.length >= maxFilesOf(paper) && !replaces;
  const { reference } = dossier;
  const maxBytes = fileMaxBytesOf(dossier.kind);
  const sumOf = (name: 'sent' | 'bytes') => transfers.reduce((sum, transfer) => sum + transfer[name], 0);
  const last = received.at(-1)?.receivedAt;

  async function choose([file]: readonly File[], continued?: FileState) {
    if (!file) return;
    setProblems({});
    const { problem, isEncrypted } = await judgePdf(file, maxBytes);
    if (problem) return setProblems({ file: t(`problems.${problem}`, { max: formats.fileSize(maxBytes) }) });
    if (continued && !(await isSameFile(file, continued)))
      return setProblems({ file: t('problems.otherFile') });
    send(file, file.name, continued?.id);
    if (isEncrypted) setProblems({ notice: t('forms:encryptedPdf') });
  }

  function send(content: Blob, fileName: string, id?: string) {
    setProblems({});
    setReplacing(undefined);
    setOpened(undefined);
    for (const { id, state } of transfers) if (state === 'refused' || state === 'gone') void stopUpload(id);
    startUpload({ reference, paper, name: fileName, content, replaces }, id);
  }

  async function remove({ id, receivedAt, createdAt }: FileState) {
    const moment = formats.moment(receivedAt ?? createdAt);
    if (!window.confirm(t('files.removeQuestion', { moment }))) return;
    const reply = await callDossier({ act: 'remove', file: id });
    if (!reply?.success) return setProblems({ file: errorOf(reply) });
    // The focused button goes with the file.
    summary.current?.focus();
    announceRemoval(paper);
  }

  return (
    <li {...takesFiles}>
      <details name="paper" className={styles.paper} open={isOpen}>
        <summary ref={summary} className={styles.summary}>
          <Mark state={state} />
          <span className={styles.rowBody}>
            <span className={styles.paperName}>{name}</span>
            <span className={styles.state[state]}>
              {state === 'nothing'
                ? t(`states.nothing.${group}`)
                : t(`states.${state}`, {
                    count: received.length,
                    share: formats.percent(sumOf('sent') / (sumOf('bytes') || 1)),
                    moment: last ? formats.moment(last) : '',
                    reason: reasonOf(received.find((file) => file.state === 'asked') ?? {}),
                  })}
            </span>
          </span>
          {state === 'nothing' && <span className={styles.add}>{t('states.add')}</span>}
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </summary>
        <div className={styles.panel}>
          {t(`hints.${paper}`) && <p className={styles.hint}>{t(`hints.${paper}`)}</p>}
          <ul role="list" className={styles.files}>
            {[...replaced, ...received, ...unfinished].map((file) => (
              <li key={file.id} className={styles.file}>
                <Icon name={fileIcons[file.state]} />
                <span>
                  {t(`files.${file.state}`, {
                    reason: reasonOf(file),
                    name: isolateName(names[file.id] ?? t('files.unnamed')),
                    moment: formats.moment(file.receivedAt ?? file.createdAt),
                    size: formats.fileSize(file.bytes),
                  })}
                </span>
                {received.includes(file) && dossier.mayLook && (
                  <LookAtFile
                    reference={reference}
                    file={file}
                    name={name}
                    onPages={(pages) => setOpened({ file: file.id, pages })}
                  />
                )}
                {received.includes(file) && (
                  <Button variant="quiet" onClick={() => void remove(file)}>
                    {t('files.remove')} <span className={layout.visuallyHidden}>{name}</span>
                  </Button>
                )}
                {received.includes(file) && !isSingle && replacing !== file.id && (
                  <Button variant="quiet" onClick={() => setReplacing(file.id)}>
                    {t('files.replace')}
                  </Button>
                )}
                {file.state === 'uploading' && (
                  <>
                    <FileChoice
                      context={name}
                      label={t('files.sameFile')}
                      onChoose={(files) => void choose(files, file)}
                    />
                    <Button variant="quiet" onClick={() => void stopUpload(file.id)}>
                      {t('files.discard')}
                    </Button>
                  </>
                )}
              </li>
            ))}
            {transfers.map((transfer) => (
              <Upload key={transfer.id} transfer={transfer} />
            ))}
          </ul>
          <Status>{problems.file ? <ErrorText>{problems.file}</ErrorText> : problems.notice}</Status>
          {isFull ? (
            <p>{t('files.full')}</p>
          ) : (
            <>
              {replaces && <p>{t('files.replacing')}</p>}
              <p className={styles.hint}>{t('limits')}</p>
              <PhotoPages
                reference={reference}
                paper={paper}
                paperLabel={name}
                maxBytes={maxBytes}
                problems={problems.photos ?? []}
                opened={opened?.pages}
                onClose={() => setOpened(undefined)}
                onProblems={(photos) => setProblems({ photos })}
                onDone={(made) => send(made, t('photos.fileName'))}
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

function Upload({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const { name, bytes, sent, state, refusal, isKept, retry } = transfer;
  const hasEnded = state === 'refused' || state === 'gone';
  return (
    <li className={styles.file}>
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
        <Button variant="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void stopUpload(transfer.id)}>
        {t(hasEnded ? 'files.close' : 'files.stop')}
      </Button>
    </li>
  );
}
