import { type Socket, createServer } from 'node:net';
import { listen } from './machine.ts';

/**
 * How the server behaves: `close` disconnects in the middle of a message, `stall` does not respond after a message.
 */
type SmtpMode =
  | 'accept'
  | 'refuseForNow'
  | 'refuseForGood'
  | 'refuseLogin'
  | 'refuseSender'
  | 'refuseRelay'
  | 'refuseQuota'
  | 'refuseContent'
  | 'close'
  | 'stall';

const answerToRecipient: { [mode in SmtpMode]?: string } = {
  refuseForNow: '451 try later',
  refuseForGood: '550 5.1.1 no such user',
  refuseRelay: '554 5.7.1 relay access denied',
};

const answerToMessage: { [mode in SmtpMode]?: string } = {
  refuseQuota: '550 5.4.5 Daily user sending quota exceeded',
  refuseContent: '554 5.6.0 message refused',
};

/** A mail server that keeps the messages it accepted. */
export async function startSmtp(initial: SmtpMode = 'accept') {
  const state = { mode: initial, connections: 0, messages: [] as { to: string[]; data: string }[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const reply = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    let buffer = '';
    let to: string[] = [];
    let inData = false;
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      if (inData && state.mode === 'close') socket.destroy();
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n';
        const at = buffer.indexOf(mark);
        if (at < 0) return;
        const part = buffer.slice(0, at);
        buffer = buffer.slice(at + mark.length);
        if (inData) {
          inData = false;
          if (state.mode === 'stall') continue;
          const refusal = answerToMessage[state.mode];
          if (refusal) {
            reply(refusal);
            continue;
          }
          state.messages.push({ to, data: part });
          reply('250 accepted');
          continue;
        }
        if (/^RCPT/i.test(part)) {
          to.push(/<(.*)>/.exec(part)?.[1] ?? '');
          reply(answerToRecipient[state.mode] ?? '250 ok');
        } else if (/^MAIL/i.test(part)) {
          to = [];
          reply(state.mode === 'refuseSender' ? '550 sender address not owned by user' : '250 ok');
        } else if (/^DATA/i.test(part)) {
          inData = true;
          reply('354 go on');
        } else if (/^EHLO/i.test(part)) reply(state.mode === 'refuseLogin' ? '250 AUTH PLAIN' : '250 ok');
        else if (/^STARTTLS/i.test(part)) reply('502 not here');
        else if (/^AUTH/i.test(part)) reply('535 wrong password');
        else if (/^QUIT/i.test(part)) reply('221 bye');
        else reply('250 ok');
      }
    });
    reply('220 test');
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    state,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
