import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { createStoragePapers } from './storagePapers.ts';

afterEach(() => vi.unstubAllGlobals());

test('an error of Storage is not taken for the content of a file', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"error":"busy"}', { status: 500 }));
  const signed = { data: { signedUrl: 'https://storage.example/cv' }, error: null };
  const bucket = { createSignedUrl: async () => signed };
  const client = { storage: { from: () => bucket } } as unknown as SupabaseClient; // Safe cast: all that is asked of it.
  const papers = createStoragePapers(client, 'https://storage.example');
  await expect(papers.read('cv')).rejects.toThrow('storage');
  await expect(papers.finish({ id: 'cv', bytes: 16 })).rejects.toThrow('storage');
});
