import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierFunction } from '#core/model/linkedPages.ts';
import type { FileState } from '#core/model/status.ts';
import { minuteMs } from '#core/time/schoolTime.ts';
import { functionUrl } from '../../backend/transport.ts';
import { within } from '../../browser/features.ts';
import { saveFile } from '../../browser/saveFile.ts';
import { onErase } from '../../browser/tabMemory.ts';
import { contact } from '../../content/school.ts';
import { readDate } from '../../forms/dateText.ts';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useReplyError } from '../../sections/RequestPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import { callDossier } from './dossierClient.ts';
import { type PhotoPage, readPdf } from './photoPdf.ts';

interface LookAtFileProps {
  reference: string;
  file: FileState;
  /** Of the paper, with the number of the file if there are several. */
  name: string;
  onPages: (pages: readonly PhotoPage[]) => void;
}

/** Asked once for each dossier in this visit. */
let known: { reference: string; birthDate: string } | undefined;
onErase(() => (known = undefined));

/** Loads a received file, once the birth date is known: photographs become pages again, another PDF is saved. */
export function LookAtFile({ reference, file, name, onPages }: LookAtFileProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const errorOf = useReplyError('dossier');
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [status, setStatus] = useState('');
  const isPending = useRef(false);

  async function load(birthDate: string): Promise<{ text: string; isLoaded: boolean }> {
    const reply = await callDossier({ act: 'look', file: file.id, birthDate });
    if (!reply?.success || !reply.download) return { text: errorOf(reply), isLoaded: false };
    known = { reference, birthDate };
    const pdf = await within(fileTimeoutMs, loadFile(reply.download));
    if (!pdf) return { text: t('unreached', contact), isLoaded: false };
    const pages = await readPdf(pdf);
    if (pages) onPages(pages);
    else saveFile(pdf, `${name}.pdf`);
    return { text: pages ? '' : t('look.saved'), isLoaded: true };
  }

  async function open() {
    if (known?.reference !== reference) return setAsking(!isAsking);
    if (isPending.current) return undefined;
    isPending.current = true;
    setStatus(t('look.pending'));
    setStatus((await load(known.birthDate)).text);
    isPending.current = false;
  }

  return (
    <>
      <Button
        ref={opener}
        data-once=""
        variant="quiet"
        aria-expanded={known?.reference === reference ? undefined : isAsking}
        onClick={() => void open()}
      >
        {t('files.open', { size: formats.fileSize(file.bytes) })}{' '}
        <span className={layout.visuallyHidden}>{name}</span>
      </Button>
      {isAsking && (
        <SmallForm
          label={t('look.heading')}
          fields={[
            {
              name: 'birthDate',
              label: t('look.birthDate'),
              description: t('look.help'),
              missing: t('look.unread'),
              check: (text) => (readDate(text) ? undefined : t('look.unread')),
            },
          ]}
          submitLabel={t('look.submit')}
          pendingLabel={t('look.pending')}
          send={async ({ birthDate = '' }) => {
            const { text, isLoaded } = await load(readDate(birthDate) ?? '');
            if (isLoaded) opener.current?.focus();
            setAsking(!isLoaded);
            setStatus(isLoaded ? text : '');
            return { text };
          }}
        />
      )}
      <Status>{status}</Status>
    </>
  );
}

/** 10 MB at 0.3 Mbit/s. */
const fileTimeoutMs = 5 * minuteMs;

/** Null without a whole answer. */
async function loadFile(ticket: string): Promise<Blob | null> {
  const response = await fetch(`${functionUrl(dossierFunction)}?ticket=${ticket}`).catch(() => null);
  return response?.ok ? response.blob().catch(() => null) : null;
}
