import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A database's refusal, by its SQLSTATE. */
export class SqlError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Psql = ChildProcessByStdio<Writable, Readable, null>;

const end = '@@end';

/** Runs statements through psql, as many at once as are asked for; each process is kept for the next. */
export function createPsqlSessions(start: () => Psql) {
  const idle: Psql[] = [];

  function open(): Psql {
    const session = start();
    session.stdin.on('error', () => {});
    session.once('close', () => {
      if (idle.includes(session)) idle.splice(idle.indexOf(session), 1);
    });
    return session;
  }

  function run(sql: string, role = 'owner'): Promise<string> {
    const session = idle.pop() ?? open();
    return new Promise((resolve, reject) => {
      let output = '';
      const onData = (text: string) => {
        output += text;
        const [, result = '', code = ''] = /^([^]*?)@@(\w{5})\n[^]*@@end\n$/.exec(output) ?? [];
        if (!code) return;
        session.stdout.off('data', onData);
        session.off('close', onClose);
        idle.push(session);
        if (code === '00000') resolve(result.trim());
        else reject(new SqlError(code));
      };
      // The connection was cut: psql ends with it.
      const onClose = () => reject(new SqlError('08006'));
      session.stdout.setEncoding('utf8').on('data', onData);
      session.once('close', onClose);
      const setRole = role === 'owner' ? '' : `set local role ${role};`;
      // A commit after an error rolls back.
      session.stdin.write(`begin; ${setRole}\n${sql}\n;\n\\echo @@:SQLSTATE\ncommit;\n\\echo ${end}\n`);
    });
  }

  return {
    run,
    close: () => {
      for (const session of idle.splice(0)) session.stdin.end();
    },
  };
}
