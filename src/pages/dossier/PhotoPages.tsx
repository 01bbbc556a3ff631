import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperName, dossierLimits } from '#core/dossier/papers.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/Field.tsx';
import { Status } from '../../ui/Status.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './Dossier.css.ts';
import { FileChoice } from './FileChoice.tsx';
import type { PhotoPage } from './photoPages.worker.ts';
import { makePdf, makePhotoPage } from './photoWorker.ts';
import { keepDraft, readDraft } from './uploads.ts';

interface DraftPage {
  id: number;
  /** What the page is made of again when it is turned. */
  photo: Blob;
  quarterTurns: number;
  made: PhotoPage;
}

interface PhotoPagesProps {
  reference: string;
  paper: PaperName;
  /** The words of the paper, for the names of the controls. */
  paperLabel: string;
  onDone: (pdf: Blob) => void;
  /** The other ways to hand in the paper, beside the choice of photographs. */
  children: ReactNode;
}

let ids = 0;

/**
 * Makes one PDF of photographs: each becomes a page, shown as it will be sent, to be turned, moved or removed. The pages
 * are kept in this browser until they are sent.
 */
export function PhotoPages({ reference, paper, paperLabel, onDone, children }: PhotoPagesProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const [pages, setPages] = useState<readonly DraftPage[]>([]);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const bytes = pages.reduce((sum, { made }) => sum + made.jpeg.size, 0);

  useEffect(() => {
    void readDraft(reference, paper).then((kept) =>
      setPages(kept.map((made) => ({ id: ++ids, photo: made.jpeg, quarterTurns: 0, made }))),
    );
  }, [reference, paper]);

  function show(next: readonly DraftPage[], said: string) {
    setPages(next);
    setStatus(said);
    void keepDraft(
      reference,
      paper,
      next.map(({ made }) => made),
    );
  }

  async function add(photos: readonly File[]) {
    setProblem('');
    let next = pages;
    for (const [index, photo] of photos.entries()) {
      setStatus(t('photos.making', { number: index + 1, count: photos.length }));
      const made = await makePhotoPage(photo, 0);
      if (made) next = [...next, { id: ++ids, photo, quarterTurns: 0, made }];
      else setProblem(t(isHeic(photo) ? 'problems.heic' : 'problems.photo', { name: photo.name }));
    }
    show(next, t('photos.ready', { count: next.length }));
  }

  async function turn(page: DraftPage, number: number) {
    const quarterTurns = page.quarterTurns + 1;
    const made = await makePhotoPage(page.photo, quarterTurns);
    if (!made) return setProblem(t('problems.photo', { name: t('photos.page', { number }) }));
    show(
      pages.map((one) => (one.id === page.id ? { ...one, quarterTurns, made } : one)),
      t('photos.turned', { number }),
    );
  }

  function move(index: number, by: 1 | -1) {
    const next = pages.toSpliced(index, 1);
    const page = pages[index];
    if (!page || index + by < 0 || index + by >= pages.length) return;
    show(next.toSpliced(index + by, 0, page), t('photos.moved', { from: index + 1, to: index + by + 1 }));
  }

  function remove(index: number) {
    const next = pages.toSpliced(index, 1);
    show(next, t('photos.removed', { number: index + 1 }));
    // The focused button is gone.
    heading.current?.focus();
  }

  async function finish() {
    setProblem('');
    setStatus(t('photos.assembling'));
    const pdf = await makePdf(pages.map(({ made }) => made));
    if (!pdf) return setProblem(t('problems.assembly'));
    if (pdf.size > dossierLimits.fileMaxBytes)
      return setProblem(t('problems.tooLarge', { max: formats.fileSize(dossierLimits.fileMaxBytes) }));
    show([], '');
    onDone(pdf);
  }

  return (
    <div className={styles.photos}>
      <ButtonRow>
        {children}
        <FileChoice
          accept="image/*"
          isMultiple
          context={paperLabel}
          label={t(pages.length > 0 ? 'photos.more' : 'photos.choose')}
          onChoose={(photos) => void add(photos)}
        />
      </ButtonRow>
      <Status>{problem && <ErrorText>{problem}</ErrorText>}</Status>
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
                <p className={styles.photoName}>
                  {t('photos.pageOf', { number: index + 1, count: pages.length })}{' '}
                  <span className={styles.hint}>{formats.fileSize(page.made.jpeg.size)}</span>
                </p>
                <Preview page={page.made} alt={t('photos.preview', { number: index + 1 })} />
                <div className={styles.pageButtons}>
                  <PageButton
                    number={index + 1}
                    label={t('photos.turn')}
                    onClick={() => void turn(page, index + 1)}
                  />
                  <PageButton
                    number={index + 1}
                    label={t('photos.up')}
                    isOff={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <PageButton
                    number={index + 1}
                    label={t('photos.down')}
                    isOff={index === pages.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  <PageButton number={index + 1} label={t('photos.remove')} onClick={() => remove(index)} />
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

interface PageButtonProps {
  number: number;
  label: string;
  /** Whether the page is at its end already. Stays focusable: the page that moved there has the focus. */
  isOff?: boolean;
  onClick: () => void;
}

function PageButton({ number, label, isOff = false, onClick }: PageButtonProps) {
  const { t } = useTranslation('dossier');
  return (
    <Button
      variant="quiet"
      className={styles.pageButton}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      {label} <span className={visuallyHidden}>{t('photos.page', { number })}</span>
    </Button>
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

function isHeic({ name, type }: File): boolean {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}
