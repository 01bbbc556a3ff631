import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperName } from '#core/model/papers.ts';
import { dossierLimits } from '#core/model/limits.ts';
import { isolateName } from '#core/texts/bidi.ts';
import { startWorker, within } from '../../browser/features.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/Field.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { FileChoice } from './FileChoice.tsx';
import { findPhotoProblem } from './photoProblem.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's file
import workerUrl from './photoPages.worker.ts?worker&url';
import type { PhotoPage, WorkerCall, WorkerTask } from './photoPages.worker.ts';
import { keepDraft, readDraft } from './uploads.ts';

interface DraftPage {
  id: number;
  /** Kept to make `made` again when the visitor turns the photograph. */
  photo: Blob;
  quarterTurns: number;
  made: PhotoPage;
}

interface PhotoPagesProps {
  reference: string;
  paper: PaperName;
  paperLabel: string;
  /** A sentence each. Emptied by each attempt to hand in the paper. */
  problems: readonly string[];
  onProblems: (problems: readonly string[]) => void;
  onDone: (pdf: Blob) => void;
  children: ReactNode;
}

let lastPageId = 0;

/**
 * Makes one PDF of photographs, each a page that can be turned, moved or removed. This browser keeps the pages until they
 * are sent.
 */
export function PhotoPages({
  reference,
  paper,
  paperLabel,
  problems,
  onProblems,
  onDone,
  children,
}: PhotoPagesProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const [pages, setPages] = useState<readonly DraftPage[]>([]);
  /** For what comes from the worker: the visitor may have turned, moved or removed other pages meanwhile. */
  const latest = useRef(pages);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const bytes = pages.reduce((sum, { made }) => sum + made.jpeg.size, 0);

  function update(next: readonly DraftPage[]) {
    latest.current = next;
    setPages(next);
  }

  useEffect(() => void runningWorker(), []);

  useEffect(() => {
    void readDraft(reference, paper).then((kept) =>
      update(kept.map((made) => ({ id: ++lastPageId, photo: made.jpeg, quarterTurns: 0, made }))),
    );
  }, [reference, paper]);

  function show(next: readonly DraftPage[], said: string) {
    update(next);
    setStatus(said);
    void keepDraft(
      reference,
      paper,
      next.map(({ made }) => made),
    );
  }

  async function add(photos: readonly File[]) {
    onProblems([]);
    const added: DraftPage[] = [];
    const refused: string[] = [];
    for (const [index, photo] of photos.entries()) {
      setStatus(t('photos.making', { number: index + 1, count: photos.length }));
      const made = await makePhotoPage(photo, 0);
      if (made) added.push({ id: ++lastPageId, photo, quarterTurns: 0, made });
      else {
        const problem = made === undefined ? 'preparation' : await findPhotoProblem(photo);
        refused.push(t(`problems.${problem}`, { name: isolateName(photo.name) }));
      }
    }
    onProblems(refused);
    const next = [...latest.current, ...added];
    show(next, added.length > 0 ? t('photos.ready', { count: next.length }) : '');
  }

  async function turn({ id, photo, quarterTurns }: DraftPage, number: number) {
    const withPart = (part: Partial<DraftPage>) =>
      latest.current.map((one) => (one.id === id ? { ...one, ...part } : one));
    update(withPart({ quarterTurns: quarterTurns + 1 }));
    const made = await makePhotoPage(photo, quarterTurns + 1);
    if (!made) return onProblems([t('problems.preparation', { name: t('photos.page', { number }) })]);
    show(withPart({ made }), t('photos.turned', { number }));
  }

  function move(page: DraftPage, from: number, to: number) {
    const next = pages.filter((one) => one !== page);
    next.splice(to, 0, page);
    show(next, t('photos.moved', { from: from + 1, to: to + 1 }));
  }

  function remove(index: number) {
    show(
      pages.filter((_, at) => at !== index),
      t('photos.removed', { number: index + 1 }),
    );
    // The focused button was removed with the page.
    heading.current?.focus();
  }

  /** `index` is the place of the page in `pages`. */
  const acts = {
    turn: (page: DraftPage, index: number) => void turn(page, index + 1),
    up: (page: DraftPage, index: number) => move(page, index, index - 1),
    down: (page: DraftPage, index: number) => move(page, index, index + 1),
    remove: (_: DraftPage, index: number) => remove(index),
  };
  const isBeyondEnd = (act: keyof typeof acts, index: number) =>
    (act === 'up' && index === 0) || (act === 'down' && index === pages.length - 1);

  async function finish() {
    onProblems([]);
    setStatus(t('photos.assembling'));
    const pdf = await makePdf(pages.map(({ made }) => made));
    setStatus('');
    if (!pdf) return onProblems([t('problems.assembly')]);
    if (pdf.size > dossierLimits.fileMaxBytes)
      return onProblems([t('problems.tooLarge', { max: formats.fileSize(dossierLimits.fileMaxBytes) })]);
    // A second press, while the first one's PDF was assembled, must not send another.
    if (latest.current.length === 0) return;
    show([], '');
    onDone(pdf);
  }

  return (
    <div className={styles.photos}>
      <ButtonRow>
        {children}
        <FileChoice
          isForPhotos
          context={paperLabel}
          label={t(pages.length > 0 ? 'photos.more' : 'photos.choose')}
          onChoose={(photos) => void add(photos)}
        />
      </ButtonRow>
      <Status>
        {problems.length > 0 &&
          problems.map((problem, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
            <ErrorText key={index}>{problem}</ErrorText>
          ))}
      </Status>
      <Status className={styles.hint}>{status}</Status>
      {pages.length > 0 && (
        <>
          <h4 ref={heading} tabIndex={-1}>
            {t('photos.heading')}
          </h4>
          <p className={styles.hint}>{t('photos.look')}</p>
          <ol role="list" className={styles.pages}>
            {pages.map((page, index) => (
              <li key={page.id} className={styles.photo}>
                <p className={layout.bold}>
                  <span>{t('photos.pageOf', { number: index + 1, count: pages.length })}</span>{' '}
                  <span className={styles.hint}>{formats.fileSize(page.made.jpeg.size)}</span>
                </p>
                <Preview page={page.made} alt={t('photos.preview', { number: index + 1 })} />
                <div className={styles.pageButtons}>
                  {(['turn', 'up', 'down', 'remove'] as const).map((act) => (
                    <Button
                      key={act}
                      variant="quiet"
                      className={styles.pageButton}
                      // Not `disabled`: the button that moves a photograph to an end would lose the focus.
                      aria-disabled={isBeyondEnd(act, index) || undefined}
                      onClick={() => isBeyondEnd(act, index) || acts[act](page, index)}
                    >
                      {t(`photos.${act}`)}{' '}
                      <span className={layout.visuallyHidden}>{t('photos.page', { number: index + 1 })}</span>
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          <Button variant="strong" onClick={() => void finish()}>
            {t('photos.send', { count: pages.length, size: formats.fileSize(bytes) })}
          </Button>
        </>
      )}
    </div>
  );
}

function Preview({ page: { jpeg, width, height }, alt }: { page: PhotoPage; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(jpeg);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [jpeg],
  );
  return <img ref={show} alt={alt} width={width} height={height} className={styles.preview} />;
}

let worker: Worker | undefined;

/** Longer than a cheap phone takes to load the worker and to decode a photograph of 50 megapixels. */
const workerTimeoutMs = 60_000;

/** Starts with the page, because a deploy may remove its file. */
function runningWorker(): Worker | undefined {
  if (worker) return worker;
  worker = startWorker(workerUrl) ?? undefined;
  // The next call starts another one.
  worker?.addEventListener('error', () => (worker = undefined));
  return worker;
}

/** Null if the browser cannot decode the photograph, undefined if the worker does not answer. */
const makePhotoPage = (photo: Blob, quarterTurns: number) => callWorker<PhotoPage>({ photo, quarterTurns });

/** Null or undefined if the worker fails. */
const makePdf = (pages: readonly PhotoPage[]) => callWorker<Blob>({ pages });

async function callWorker<Made>(task: WorkerTask): Promise<Made | null | undefined> {
  const made = await within(workerTimeoutMs, askWorker<Made>(task));
  if (made === undefined) {
    worker?.terminate();
    worker = undefined;
  }
  return made;
}

/** Rejects if the worker cannot be started, does not load or crashes; may never answer. */
function askWorker<Made>(task: WorkerTask): Promise<Made | null> {
  return new Promise((resolve, reject) => {
    const { port1: made, port2: reply } = new MessageChannel();
    made.addEventListener('message', ({ data }: MessageEvent<Made | null>) => {
      made.close();
      resolve(data);
    });
    made.start();
    const worker = runningWorker();
    if (!worker) return reject(new Error('No worker'));
    worker.addEventListener('error', reject);
    worker.postMessage({ ...task, reply } satisfies WorkerCall, [reply]);
  });
}
