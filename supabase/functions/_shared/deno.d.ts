/** The parts of Supabase’s Deno runtime that the functions use. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): void;
};

declare const EdgeRuntime: {
  /** Keeps the function alive until the promise settles, even after the response is sent. */
  waitUntil(promise: Promise<unknown>): void;
};
