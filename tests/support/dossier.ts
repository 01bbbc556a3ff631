/** A client of the function `dossier`. */
import { randomUUID } from 'node:crypto';
import { type PaperName, paperNames } from '#core/dossier/papers.ts';
import type { DossierAct, DossierReply } from '#core/dossier/protocol.ts';
import type { StoredPaper } from '#core/request/request.ts';
import { academicRequest } from './admission.ts';
import { callFunction, pdfOf, post } from './messages.ts';
import { sendByTus } from './tus.ts';

/** Calls the function `dossier`. `headers` are for tests with forged headers. */
export async function callDossier(
  url: string,
  act: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; reply: DossierReply }> {
  const response = await callFunction(url, 'dossier', act, headers);
  return { status: response.status, reply: (await response.json()) as DossierReply };
}

/** The secrets of the links to a dossier in a mail's text. */
export const dossierSecrets = (text: string): string[] =>
  Array.from(text.matchAll(/\/dossier#([\w.-]+)/g), ([, secret = '']) => secret);

export type DossierClient = Awaited<ReturnType<typeof openDossier>>;

/** Sends an admission request and returns its dossier's client. */
export async function openDossier(url: string, email = academicRequest.email) {
  const response = await post(url, { ...academicRequest, email });
  const { reference, dossierSecret }: { reference: string; dossierSecret: string } = await response.json();
  return { reference, ...dossierClient(url, dossierSecret) };
}

/** The client of a dossier. Its calls throw the code of a refusal. */
export function dossierClient(url: string, secret: string) {
  const tryAct = (act: DossierAct) => callDossier(url, { ...act, secret });
  async function act(one: DossierAct) {
    const { reply } = await tryAct(one);
    if (!reply.success) throw new Error(reply.code);
    return reply;
  }
  async function show() {
    const { dossier } = await act({ act: 'show' });
    if (!dossier) throw new Error('no dossier');
    const filesOf = (name: PaperName) => dossier.papers.filter(({ paper }) => paper === name);
    // Safe cast: every name has its list.
    const papers = Object.fromEntries(paperNames.map((name) => [name, filesOf(name)])) as Record<
      PaperName,
      StoredPaper[]
    >;
    return { ...dossier, papers };
  }
  async function announce(
    upload: Omit<Extract<DossierAct, { act: 'upload' }>, 'act' | 'file'> & { file?: string },
  ) {
    const { ticket } = await act({ act: 'upload', file: randomUUID(), ...upload });
    if (!ticket) throw new Error('no ticket');
    return ticket;
  }
  /** Sends `upload` once more, which marks an uploaded file as received. Throws `unfinished` if bytes are missing. */
  async function receive(upload: Omit<Extract<DossierAct, { act: 'upload' }>, 'act'>) {
    const { ticket } = await act({ act: 'upload', ...upload });
    if (ticket) throw new Error('unfinished');
  }
  return {
    secret,
    tryAct,
    act,
    show,
    announce,
    receive,
    /** Announces, uploads and finishes a file of a paper. Returns the file's id. */
    handIn: async (
      paper: Extract<DossierAct, { act: 'upload' }>['paper'],
      bytes: Uint8Array = pdfOf(1_000),
      replaces?: string,
    ) => {
      const upload = { paper, bytes: bytes.byteLength, ...(replaces && { replaces }) };
      const ticket = await announce(upload);
      await sendByTus(url, ticket, bytes);
      await receive({ ...upload, file: ticket.file });
      return ticket.file;
    },
  };
}
