/** A client of the function `office`. */
import JSZip from 'jszip';
import { parse } from 'node-html-parser';
import type { RequestHandler } from '#core/http/jsonHandler.ts';
import type { OfficeAct, OfficeReply } from '#core/office/protocol.ts';
import { functionRequest } from './handler.ts';
import { callFunction } from './messages.ts';

/** The function, by the URL of its server or as its handler. */
type Office = string | RequestHandler;

export async function callOffice(
  office: Office,
  act: object,
): Promise<{ status: number; reply: OfficeReply; bytes: number }> {
  const isUrl = typeof office === 'string';
  const response = await (isUrl
    ? callFunction(office, 'office', act)
    : office(functionRequest(act), '192.0.2.1'));
  const text = await response.text();
  return { status: response.status, reply: JSON.parse(text), bytes: text.length };
}

/** A client of the function `office` with the secret of a mailed link. Throws the code of a refusal. */
export function officeClient(office: Office, secret: string) {
  async function act(one: OfficeAct) {
    const { reply } = await callOffice(office, { ...one, secret });
    if (!reply.success) throw new Error(reply.code);
    return reply;
  }
  async function request(one: OfficeAct) {
    const reply = await act(one);
    if (!reply.request) throw new Error('no request');
    return reply.request;
  }
  async function list(changes: Partial<Extract<OfficeAct, { act: 'list' }>> = {}) {
    const reply = await act({ act: 'list', filter: 'open', page: 1, ...changes });
    if (!reply.list) throw new Error('no list');
    return reply.list;
  }
  /** Returns the URL of a download that works once; only its path if `office` is a handler. */
  async function ticket(file: string) {
    const reply = await act({ act: 'ticket', file });
    return `${typeof office === 'string' ? office : ''}/functions/v1/office?ticket=${reply.ticket}`;
  }
  return { secret, act, request, list, ticket, show: () => request({ act: 'show' }) };
}

/** The secrets of the links to the office's page in a mail's text. */
export const officeSecrets = (text: string): string[] =>
  Array.from(text.matchAll(/\/office#([\w.-]+)/g), ([, secret = '']) => secret);

/** The rows of a workbook's only sheet. Throws if a cell is not text. */
export async function readSpreadsheet(workbook: Uint8Array): Promise<string[][]> {
  const sheet = await (await JSZip.loadAsync(workbook)).file('xl/worksheets/sheet1.xml')?.async('string');
  return parse(sheet ?? '')
    .querySelectorAll('row')
    .map((row) =>
      row.querySelectorAll('c').map((cell) => {
        if (cell.getAttribute('t') !== 'inlineStr') throw new Error(`not a text: ${cell}`);
        return cell.text;
      }),
    );
}
