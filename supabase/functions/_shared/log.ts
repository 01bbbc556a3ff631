/** One event of the structured log. Details are counts, codes and identifiers of ours: never what a person typed. */
export type Log = (event: string, details?: Record<string, string | number>) => void;

/** Writes each event as one line of JSON on standard output, where hosts and containers collect logs. */
export const logToConsole: Log = (event, details) => {
  // oxlint-disable-next-line no-console -- the log's one way out
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
};

/** The class of an error for the log: its code or name, never its message, which may quote a person's answers. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w.-]{1,60}$/.test(code) ? code : 'unknown';
}
