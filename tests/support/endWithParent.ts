/** Loaded into the servers that tests start (`node --import`): ends a server whose test run was killed. */
const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) process.exit(1);
}, 1000).unref();
