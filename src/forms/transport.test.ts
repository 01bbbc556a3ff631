import { afterEach, expect, it, vi } from 'vitest';
import { projectUrl } from './transport.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each(['https://project.example', 'https://project.example/'])(
  'the functions of %s are found with and without a slash at its end',
  (address) => {
    vi.stubEnv('VITE_SUPABASE_URL', address);
    expect(projectUrl()).toBe('https://project.example');
  },
);

it('without a Supabase project, the functions are on the page’s origin', () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  expect(projectUrl()).toBe('http://localhost:3000');
});
