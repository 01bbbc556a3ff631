import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ResendCall {
  key: string;
  mail: {
    from: string;
    to: string[];
    reply_to: string;
    subject: string;
    text: string;
    html: string;
    attachments?: { filename: string; content: string }[];
  };
}

/** A stand-in for Resend's API that records its calls; `answerWith` sets the status of later answers. */
export async function startResend() {
  const calls: ResendCall[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    calls.push({
      key: String(request.headers['idempotency-key']),
      mail: (await json(request)) as ResendCall['mail'],
    });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    calls,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
