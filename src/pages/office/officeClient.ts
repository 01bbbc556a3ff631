import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeFunction } from '#core/office/desk.ts';
import type { OfficeAct, OfficeReply, OfficeRequest } from '#core/office/protocol.ts';
import { createLinkSecret } from '../../forms/linkSecret.ts';
import { functionUrl } from '../../forms/transport.ts';
import { useProblem } from '../../sections/RequestPage.tsx';

/** The secret of the request or of the list that is open in this tab, and the calls of the function `office`. */
export const {
  useLink,
  useReply,
  refresh,
  call: callOffice,
} = createLinkSecret<OfficeAct, OfficeReply>(officeFunction);

/** The properties of every part of a request's page. */
export interface RequestProps {
  request: OfficeRequest;
  /** Performs an act and shows the request as it is then. Resolves with what went wrong, or with an empty string. */
  perform: (act: OfficeAct) => Promise<string>;
}

/** Returns a function that downloads what a ticket can be for, and the sentence that says how it goes. */
export function useDownload(): [download: (file: string) => Promise<void>, status: string] {
  const { t } = useTranslation('office');
  const problemOf = useProblem('office');
  const [status, setStatus] = useState('');

  async function download(file: string) {
    setStatus(t('download.pending'));
    const reply = await callOffice({ act: 'ticket', file });
    if (!reply?.success || !reply.ticket) {
      setStatus(problemOf(reply));
      return;
    }
    // Not an assignment to `location`: a download that fails would replace the page.
    Object.assign(document.createElement('a'), {
      href: `${functionUrl(officeFunction)}?ticket=${reply.ticket}`,
      download: '',
    }).click();
    setStatus(t('download.started'));
  }
  return [download, status];
}
