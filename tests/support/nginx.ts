import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './builtSite.ts';
import { findCommand, freePort, reportMissingTool, temporaryFolder } from './machine.ts';

/** The path of nginx. Undefined, with a warning, where it is not installed. */
export function findNginx(): string | undefined {
  // `/usr/sbin` is not on everyone's PATH.
  return (
    findCommand('nginx', '/usr/sbin', '/usr/local/sbin') ??
    reportMissingTool('NGINX', 'the nginx.conf of the build is not tested')
  );
}

/** Starts a real nginx that serves a built site with its `nginx.conf`. Rejects with nginx's own error. */
export function startNginx(program: string, site = siteFolder): ReturnType<typeof startNginxWith> {
  return startNginxWith(program, { server: `root ${site}; include ${join(site, '../nginx.conf')};` });
}

/** Starts a real nginx with these directives in `http` and in `server`. Rejects with nginx's own error. */
export async function startNginxWith(
  program: string,
  { http = '', server }: { http?: string; server: string },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder();
  const port = await freePort();
  mkdirSync(join(folder.path, 'bodies'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder.path}/bodies/${name};`,
  );
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

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
