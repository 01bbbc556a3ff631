/** Loaded into the servers that tests start (`node --import`, and by Deno): ends a server whose test run was killed. */
import process from 'node:process';
import { setInterval } from 'node:timers';

const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) process.exit(1);
}, 1000).unref();
