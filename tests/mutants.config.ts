import { defineConfig } from 'vitest/config';

process.env.VITEST = 'true'; // Stryker does not set it.
const { default: shared } = await import('../vite.config.ts');

/** The tests that Stryker runs for each mutant: in one process, without a browser or the built site. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: [
      '{src,server,supabase}/**/*.test.{ts,tsx}',
      'tests/forms/*.test.ts',
      'tests/i18n/checkLocales.test.ts',
      'tests/server/{actHandler,deliverOutbox,dossierRules,handler,mails,sqliteStore,staticFiles}.test.ts',
    ],
  },
});
