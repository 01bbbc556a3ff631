/** Logs an event. Details are counts, codes and our own identifiers, never text that a person typed. */
export type Log = (event: string, details?: Record<string, string | number>) => void;

/** One line of JSON an event, for the log collectors of hosts and containers. */
export const logToConsole: Log = (event, details) => {
  // oxlint-disable-next-line no-console -- this is the log
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
};

/** The code or name of an error. Not the message, which may quote personal data. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w.:[\]-]{1,100}$/.test(code) ? code : 'unknown';
}
