import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Where the functions are, without a slash at its end. Unset, the embedded default serves the site, and answers on the
 * page's own origin.
 */
export const projectUrl = (): string =>
  (import.meta.env.VITE_SUPABASE_URL || window.location.origin).replace(/\/$/, '');

/** The public key; the embedded default takes any. */
export const projectKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'embedded';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the back end, made on first use: its code is 47 kB that no page needs to be read, and it cannot be
 * made where there is no WebSocket, as in the prerender. Rejects when its code cannot be fetched; the next call tries
 * again, in vain in a browser that remembers for good that a module did not load (Firefox).
 */
export async function getSupabase(): Promise<SupabaseClient> {
  // Nor is it asked for, there, where it cannot come.
  if (!client && !navigator.onLine) throw new Error('offline');
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function create(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(projectUrl(), projectKey, { auth: { persistSession: true, autoRefreshToken: true } });
}
