/** What the functions use of Supabase's Deno runtime, for the type check outside of it. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): void;
};

declare const EdgeRuntime: {
  /** Keeps the function alive until the promise is settled, after its answer is sent. */
  waitUntil(promise: Promise<unknown>): void;
};
