import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/heard/*.heard.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Orca drops an utterance now and then, another one each time (README, “Open”).
    retry: 2,
  },
});
