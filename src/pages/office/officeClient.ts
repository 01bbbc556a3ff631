import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeFunction } from '#core/model/linkedPages.ts';
import type { OfficeAnswer, OfficeReply } from '#core/acts/officeHandler.ts';
import type { OfficeAct } from '#core/acts/officeProtocol.ts';
import type { FileState } from '#core/model/status.ts';
import { browserStorage } from '../../browser/features.ts';
import { createLinkClient } from '../../backend/linkClient.ts';
import { functionUrl } from '../../backend/transport.ts';
import { useReplyError } from '../../sections/RequestPage.tsx';

/** The secret of the request or of the list that is open in this tab, and the calls of the function `office`. */
export const {
  useLink,
  useReply,
  refresh,
  hasList,
  call: callOffice,
} = createLinkClient<OfficeAct, OfficeReply>(officeFunction);

const nameKey = 'office-name';

/** The name under which the colleague at this browser acts. */
export const actingName = {
  get: () => browserStorage.get(nameKey) ?? '',
  set: (name: string) => browserStorage.set(nameKey, name.trim()),
};

/** The property of an act that says who performs it; none without a name. */
export function signature(): { by?: string } {
  const by = actingName.get();
  return by ? { by } : {};
}

export type RequestAct = Extract<OfficeAct, { revision?: unknown }>;

export interface RequestProps {
  request: NonNullable<OfficeAnswer['request']>;
  /** Performs an act and shows the updated request. Resolves with an error message, empty after a success. */
  perform: (act: RequestAct) => Promise<string>;
}

/**
 * Returns a function that downloads a paper, the zip or the spreadsheet, and the status to show: pending, started or failed.
 * First asks about `papers` that the scanner has not seen.
 */
export function useDownload() {
  const { t } = useTranslation('office');
  const errorOf = useReplyError('office');
  const [status, setStatus] = useState('');

  async function download(file: string, papers: readonly FileState[] = []) {
    if (papers.some(({ isUnscanned }) => isUnscanned) && !window.confirm(t('papers.openUnscanned'))) return;
    setStatus(t('download.pending'));
    const reply = await callOffice({ act: 'ticket', file });
    if (!reply?.success || !reply.ticket) return setStatus(errorOf(reply));
    // Not by assigning `location`, because the error page of a failed download would replace this page.
    Object.assign(document.createElement('a'), {
      href: `${functionUrl(officeFunction)}?ticket=${reply.ticket}`,
      download: '',
    }).click();
    setStatus(t('download.started'));
  }
  return [download, status] as const;
}
