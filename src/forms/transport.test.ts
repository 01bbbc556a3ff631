import { afterEach, expect, it, vi } from 'vitest';
import { projectUrl } from './transport.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each(['https://project.example', 'https://project.example/'])(
  'the project URL %s is read without its trailing slash',
  (address) => {
    vi.stubEnv('VITE_SUPABASE_URL', address);
    expect(projectUrl()).toBe('https://project.example');
  },
);

it('without a Supabase project, the page’s origin is the project URL', () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  expect(projectUrl()).toBe('http://localhost:3000');
});
