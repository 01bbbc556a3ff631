/** What IndexedDB keeps of uploads and photographs, so that they survive a closed tab. Every page of the site removes old ones. */
import type { PaperName } from '#core/model/papers.ts';
import { dossierLimits } from '#core/limits.ts';
import { hourMs } from '#core/time/schoolTime.ts';
import { openFileStore } from '../../browser/fileStore.ts';
import type { PhotoPage } from './photoPdf.ts';

export interface Upload {
  reference: string;
  paper: PaperName;
  name: string;
  /** The id of a received file. */
  replaces?: string | undefined;
}

export interface KeptUpload extends Upload {
  savedAt: number;
  url?: string | undefined;
  /** A PDF made of photographs. A chosen file is not kept, because the visitor can choose it again. */
  made?: Blob | undefined;
}

/** Photographs that are not a PDF yet. */
export interface Draft {
  pages: readonly PhotoPage[];
  savedAt: number;
}

/** Where the browser keeps nothing, uploads work, but cannot resume once the tab is closed. */
export const keptUploads = openFileStore<KeptUpload | Draft>();

/** Returns the uploads and drafts of the last 24 hours by key, and removes older ones. */
export async function readKeptUploads(): Promise<[string, KeptUpload | Draft][]> {
  const kept = await keptUploads.entries();
  const isRecent = ([, { savedAt }]: (typeof kept)[number]) =>
    Date.now() - savedAt <= dossierLimits.unfinishedHours * hourMs;
  for (const entry of kept) if (!isRecent(entry)) void keptUploads.delete(entry[0]);
  return kept.filter(isRecent);
}
