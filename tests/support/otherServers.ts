/** Servers beside the site's own: SMTP, Resend's API, a proxy whose connections break, and nginx. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type Server, createServer as createHttpServer } from 'node:http';
import { type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findCommand, freePort, listen, reportMissingTool, temporaryFolder } from './machine.ts';

type Refusal = readonly [code: number, text: string];

/** What each mode refuses, by the step of SMTP. */
const refusals: Record<string, Partial<Record<'login' | 'sender' | 'recipient' | 'message', Refusal>>> = {
  refuseForNow: { recipient: [451, 'try later'] },
  refuseForGood: { recipient: [550, '5.1.1 no such user'] },
  refuseRelay: { recipient: [554, '5.7.1 relay access denied'] },
  refuseSender: { sender: [550, 'sender address not owned by user'] },
  refuseLogin: { login: [535, 'wrong password'] },
  refuseQuota: { message: [550, '5.4.5 Daily user sending quota exceeded'] },
  refuseHourly: { recipient: [550, 'Hourly sending limit exceeded'] },
  refuseMany: { message: [550, 'Too many messages, slow down'] },
  refuseFull: { recipient: [552, 'mailbox full'] },
  refuseFullForGood: { recipient: [550, '5.2.2 mailbox full'] },
  refuseContent: { message: [554, '5.6.0 message refused'] },
};

/** `close` disconnects in the middle of a message, `stall` does not respond after one. */
type SmtpMode = 'accept' | 'close' | 'stall' | keyof typeof refusals;

/** A mail server that keeps the messages it accepted. With `offersTls`, its certificate is for tests. */
export async function startSmtp(
  initial: SmtpMode = 'accept',
  { offersTls = false, host = '127.0.0.1' } = {},
) {
  const state = {
    mode: initial,
    connections: 0,
    messages: [] as { to: string[]; data: string; isEncrypted: boolean; user: string | undefined }[],
  };
  const sockets = new Set<Socket>();
  const errorAt = (step: 'login' | 'sender' | 'recipient' | 'message') => {
    const [responseCode, said] = refusals[state.mode]?.[step] ?? [];
    return responseCode === undefined ? null : Object.assign(new Error(said), { responseCode });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onConnect: (_, callback) => {
      state.connections += 1;
      callback();
    },
    onAuth: ({ username }, _, callback) => callback(errorAt('login'), { user: username ?? '' }),
    onMailFrom: (_, __, callback) => callback(errorAt('sender')),
    onRcptTo: (_, __, callback) => callback(errorAt('recipient')),
    onData: (stream, { envelope, secure, user }, callback) => {
      if (state.mode === 'close') for (const socket of sockets) socket.destroy();
      const received = text(stream).catch(() => null);
      void received.then((data) => {
        if (data === null || state.mode === 'stall') return;
        const refused = errorAt('message');
        const to = envelope.rcptTo.map(({ address }) => address);
        if (!refused)
          state.messages.push({ to, data, isEncrypted: secure, user: user as string | undefined });
        callback(refused, 'accepted');
      });
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    url: `smtp://${host}:${await listen(smtp.server, host)}`,
    state,
    close: () => {
      smtp.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The bytes that a cut may make a browser send again: the chunk under way. */
export const chunkBytes = 128 * 1024;

/** A proxy of a local server. `cutNext` cuts a connection so many times, after every 140 kB from the visitor. */
export async function startFlakyProxy(port: number) {
  let [sinceCut, cuts, times] = [0, 0, 0];
  /** How much of each upload was sent, by its address. */
  const sent = new Map<string, number>();
  let mostRepeated = 0;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(port, 'localhost');
    const end = () => {
      visitor.destroy();
      site.destroy();
      sockets.delete(visitor);
    };
    sockets.add(visitor);
    for (const socket of [visitor, site]) socket.on('error', end).on('close', end);
    site.pipe(visitor);
    let [upload, at] = ['', 0];
    visitor.on('data', (bytes) => {
      // A browser begins each request with a packet of its own.
      const [head = '', method] = /^([A-Z]+) \S+ HTTP[^]*?\r\n\r\n/.exec(bytes.toString('latin1')) ?? [];
      if (method) {
        upload = /^PATCH (\S+)/.exec(head)?.[1] ?? '';
        at = Number(/^upload-offset: (\d+)/im.exec(head)?.[1] ?? 0);
        mostRepeated = Math.max(mostRepeated, (sent.get(upload) ?? 0) - at);
      }
      at += bytes.length - head.length;
      if (upload) sent.set(upload, Math.max(sent.get(upload) ?? 0, at));
      sinceCut += bytes.length;
      if (sinceCut > 140_000 && cuts < times) {
        cuts += 1;
        sinceCut = 0;
        end();
      } else site.write(bytes);
    });
  });
  return {
    url: `http://localhost:${await listen(server, 'localhost')}`,
    cuts: () => cuts,
    /** The most bytes of an upload that the visitor sent again with one request. */
    mostRepeatedBytes: () => mostRepeated,
    cutNext: (more: number) => {
      times = cuts + more;
      sinceCut = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The path of nginx. Undefined, with a warning, where it is not installed. */
export function findNginx(): string | undefined {
  // `/usr/sbin` is not on everyone's PATH.
  return (
    findCommand('nginx', '/usr/sbin', '/usr/local/sbin') ??
    reportMissingTool('NGINX', 'the nginx.conf of server/deploy is not tested')
  );
}

/** Starts a real nginx with these directives in `http` and in `server`. Rejects with nginx's own error. */
export async function startNginx(
  program: string,
  { http, server }: { http: string; server: string },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder();
  const port = await freePort();
  mkdirSync(join(folder.path, 'bodies'));
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const own = bodies.map((name) => `${name}_temp_path ${folder.path}/bodies/${name};`);
  writeFileSync(
    join(folder.path, 'nginx.conf'),
    `daemon off; pid ${folder.path}/pid; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off;
  ${own.join('\n  ')}
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`,
  );
  const child = spawn(program, ['-p', folder.path, '-c', join(folder.path, 'nginx.conf')]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      folder.remove();
    },
  };
}

const isAnswering = async (url: string) => (await fetch(url).catch(() => undefined))?.ok ?? false;

/** Listens on a free port of this machine. `close` also cuts the open connections. */
export async function listenOnFreePort(server: Server): Promise<{ url: string; close: () => void }> {
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface ResendCall {
  key: string;
  authorization: string | undefined;
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

/** A stand-in for Resend's API that records its calls; `answerWith` sets the status and the body of later answers. */
export async function startResend() {
  const calls: ResendCall[] = [];
  let answer = { status: 200, body: {} };
  const server = createHttpServer(async (request, response) => {
    calls.push({
      key: String(request.headers['idempotency-key']),
      authorization: request.headers.authorization,
      mail: (await json(request)) as ResendCall['mail'],
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  return {
    ...(await listenOnFreePort(server)),
    calls,
    answerWith: (status: number, body = {}) => {
      answer = { status, body };
    },
  };
}
