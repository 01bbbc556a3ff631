import { expect, test } from 'vitest';
import { projectUrl } from './supabaseProject.ts';

const url = 'https://project.supabase.co';

test.each([
  [{}, undefined],
  [{ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, undefined],
  [{ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }, url],
  [{ VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }, `${url}/`],
  [
    { VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' },
    'http://127.0.0.1:54321',
  ],
])('the project of %j is %s', (settings, expected) => {
  expect(projectUrl(settings)).toBe(expected);
});

test.each([
  [{ VITE_SUPABASE_URL: url }, /^VITE_SUPABASE_PUBLISHABLE_KEY is not set/],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }, /^VITE_SUPABASE_URL is not set/],
  [{ VITE_SUPABASE_URL: 'foo', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }, /^VITE_SUPABASE_URL is “foo”, not/],
  [
    { VITE_SUPABASE_URL: `${url}/rest`, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' },
    /^VITE_SUPABASE_URL is “.*”, not/,
  ],
])('%j is refused by the setting’s name', (settings, message) => {
  expect(() => projectUrl(settings)).toThrow(message);
});
