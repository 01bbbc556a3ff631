import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperName } from '#core/model/papers.ts';
import { dossierLimits } from '#core/limits.ts';
import { isolateName } from '#core/texts/bidi.ts';
import { startWorker, within } from '../../browser/features.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { FileChoice } from './FileChoice.tsx';
import type { Platform } from './makePage.ts';
import {
  type PhotoPage,
  type PhotoProblem,
  findPhotoProblem,
  readJpeg,
  toTurnedJpeg,
  turnPage,
  writePdf,
} from './photoPdf.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's file
import workerUrl from './photoPages.worker.ts?worker&url';
import type { WorkerCall } from './photoPages.worker.ts';
import { keepDraft, readDraft } from './uploads.ts';

interface DraftPage {
  id: number;
  made: PhotoPage;
}

interface PhotoPagesProps {
  reference: string;
  paper: PaperName;
  paperLabel: string;
  /** Of the PDF. */
  maxBytes: number;
  /** A sentence each. Emptied by each attempt to hand in the paper. */
  problems: readonly string[];
  /** The pages of a received file, which this browser does not keep. */
  opened: readonly PhotoPage[] | undefined;
  onClose: () => void;
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
  maxBytes,
  problems,
  opened,
  onClose,
  onProblems,
  onDone,
  children,
}: PhotoPagesProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const [pages, setPages] = useState<readonly DraftPage[]>([]);
  /** For what comes from the worker: the visitor may have turned, moved or removed other pages meanwhile. */
  const latest = useRef(pages);
  /** Whether `latest` are those of a received file, for the same reason. */
  const areOpened = useRef(false);
  const [areKept, setKept] = useState(true);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const bytes = pages.reduce((sum, { made }) => sum + made.jpeg.size, 0);

  function update(next: readonly DraftPage[]) {
    latest.current = next;
    setPages(next);
  }

  useEffect(() => void runningWorker(), []);

  useEffect(() => {
    let isWanted = true;
    const before = latest.current;
    void (opened ? Promise.resolve(opened) : readDraft(reference, paper)).then((kept) => {
      if (!isWanted) return;
      // While IndexedDB did not answer, the visitor may have added pages.
      const added = latest.current.filter((page) => !before.includes(page));
      update([...kept.map(toDraftPage), ...added]);
      areOpened.current = opened !== undefined;
      setStatus(opened ? t('look.opened', { count: kept.length }) : '');
    });
    return () => {
      isWanted = false;
    };
  }, [reference, paper, opened, t]);

  const hasPages = pages.length > 0;
  useEffect(() => {
    // The form or button that opened them may be gone.
    if (opened && hasPages) heading.current?.focus();
  }, [opened, hasPages]);

  function show(next: readonly DraftPage[], said: string) {
    update(next);
    setStatus(said);
    if (!areOpened.current)
      void keepDraft(
        reference,
        paper,
        next.map(({ made }) => made),
      ).then(setKept);
  }

  /** In the place of the page with the id `retaken`, or behind the last one. */
  async function add(photos: readonly File[], retaken?: number) {
    onProblems([]);
    const added: DraftPage[] = [];
    const refused: string[] = [];
    for (const [index, photo] of photos.entries()) {
      setStatus(t('photos.making', { number: index + 1, count: photos.length }));
      const made = await makePhotoPage(photo);
      if (typeof made === 'object') added.push(toDraftPage(made));
      else refused.push(t(`problems.${made}`, { name: isolateName(photo.name) }));
    }
    onProblems(refused);
    if (added.length === 0) return setStatus('');
    const next = [...latest.current];
    const place = next.findIndex(({ id }) => id === retaken);
    if (place < 0) next.push(...added);
    else next.splice(place, 1, ...added);
    const advice = added.map(({ made, id }) => {
      const number = next.findIndex((page) => page.id === id) + 1;
      return made.advice && t('photos.advisedPage', { number, advice: t(`photos.advice.${made.advice}`) });
    });
    show(next, [t('photos.ready', { count: next.length }), ...advice.filter(Boolean)].join(' '));
    // The focused button was replaced with its page.
    if (place >= 0) heading.current?.focus();
  }

  function turn({ id }: DraftPage, index: number) {
    show(
      latest.current.map((page) => (page.id === id ? { id, made: turnPage(page.made) } : page)),
      t('photos.turned', { number: index + 1 }),
    );
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
    turn,
    up: (page: DraftPage, index: number) => move(page, index, index - 1),
    down: (page: DraftPage, index: number) => move(page, index, index + 1),
    remove: (_: DraftPage, index: number) => remove(index),
  };
  const isBeyondEnd = (act: keyof typeof acts, index: number) =>
    (act === 'up' && index === 0) || (act === 'down' && index === pages.length - 1);

  function finish() {
    // A second press, before the pages are gone, must not send them again.
    if (latest.current.length === 0) return;
    const pdf = writePdf(pages.map(({ made }) => made));
    if (pdf.size > maxBytes)
      return onProblems([t('problems.pagesTooLarge', { max: formats.fileSize(maxBytes) })]);
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
      <Status className={layout.secondary}>{status}</Status>
      {pages.length > 0 && (
        <>
          <h4 ref={heading} tabIndex={-1}>
            {t('photos.heading')}
          </h4>
          <p className={layout.secondary}>{t('photos.look')}</p>
          <Status>{areKept ? '' : t('photos.unkept')}</Status>
          <ol role="list" className={styles.pages}>
            {pages.map((page, index) => (
              <li key={page.id} className={styles.photo}>
                <p className={layout.bold}>
                  <span>{t('photos.pageOf', { number: index + 1, count: pages.length })}</span>{' '}
                  <span className={layout.secondary}>{formats.fileSize(page.made.jpeg.size)}</span>
                </p>
                <Preview page={page.made} alt={t('photos.preview', { number: index + 1 })} />
                {page.made.advice && (
                  <>
                    <p className={styles.file}>
                      <Icon name="warning" />
                      <span>
                        <span>{t(`photos.advice.${page.made.advice}`)}</span> {t('photos.advised')}
                      </span>
                    </p>
                    <FileChoice
                      isForPhotos
                      context={t('photos.pageOf', { number: index + 1, count: pages.length })}
                      label={t('photos.retake')}
                      onChoose={(photos) => void add(photos, page.id)}
                    />
                  </>
                )}
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
          {pages.some(({ made }) => made.isOriginal) && (
            <p>
              {t('photos.original', {
                size: formats.fileSize(bytes),
                file: formats.fileSize(maxBytes),
                unproved: formats.fileSize(dossierLimits.unprovedMaxBytes),
              })}
            </p>
          )}
          <ButtonRow>
            <Button variant="strong" onClick={finish}>
              {t('photos.send', { count: pages.length, size: formats.fileSize(bytes) })}
            </Button>
            {opened && <Button onClick={onClose}>{t('look.close')}</Button>}
          </ButtonRow>
        </>
      )}
    </div>
  );
}

function Preview({ page, alt }: { page: PhotoPage; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(toTurnedJpeg(page));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [page],
  );
  return <img ref={show} alt={alt} width={page.width} height={page.height} className={styles.preview} />;
}

const toDraftPage = (made: PhotoPage): DraftPage => ({ id: ++lastPageId, made });

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

/** The page, or a key of `dossier.problems`. What the worker cannot do is tried here. */
async function makePhotoPage(photo: Blob): Promise<PhotoPage | PhotoProblem> {
  const made = await within(workerTimeoutMs, askWorker(photo));
  if (made) return made;
  if (made === undefined) {
    // The next photograph starts another one.
    worker?.terminate();
    worker = undefined;
  }
  const image = await decode(photo).catch(() => null);
  if (!image) return findPhotoProblem(photo);
  // Few browsers need it: it is loaded when one does.
  const page = await import('./makePage.ts')
    .then(({ makePage }) => makePage(image, platform))
    .catch(() => null);
  return page ?? (await readJpeg(photo)) ?? 'photoProtected';
}

/** Rejects if the worker cannot be started, does not load or crashes; may never answer. Null if it cannot make the page. */
function askWorker(photo: Blob): Promise<PhotoPage | null> {
  return new Promise((resolve, reject) => {
    const { port1: made, port2: reply } = new MessageChannel();
    made.addEventListener('message', ({ data }: MessageEvent<PhotoPage | null>) => {
      made.close();
      resolve(data);
    });
    made.start();
    const worker = runningWorker();
    if (!worker) return reject(new Error('No worker'));
    worker.addEventListener('error', reject);
    worker.postMessage({ photo, reply } satisfies WorkerCall, [reply]);
  });
}

async function decode(photo: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
}

const platform: Platform = {
  decode,
  createCanvas(width, height) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    return {
      context,
      toJpeg: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
    };
  },
  // Lets the page answer between two bands.
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};
