import { afterEach, expect, it, vi } from 'vitest';
import { projectUrl } from './supabase.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each(['https://project.example', 'https://project.example/'])(
  'an upload finds the functions of %s as supabase-js does',
  (address) => {
    vi.stubEnv('VITE_SUPABASE_URL', address);
    expect(projectUrl()).toBe('https://project.example');
  },
);

it('without a project, the page’s own server has the functions', () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  expect(projectUrl()).toBe('http://localhost:3000');
});
