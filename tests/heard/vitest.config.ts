import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/heard/*.heard.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A busy machine may delay an utterance past the pause after which a step ends.
    retry: Number(process.env.TEST_RETRIES ?? 0),
  },
});
