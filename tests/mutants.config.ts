import { defineConfig } from 'vitest/config';

process.env.VITEST = 'true'; // Stryker does not set it.
const { default: shared } = await import('../vite.config.ts');

/**
 * The tests that Stryker runs for each mutant: in one process, without a browser or the built site. `MUTANT_TESTS` names
 * fewer. Stryker’s own `--testFiles` keeps mutants of constants and schemas from being switched on, so that all survive.
 */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: process.env.MUTANT_TESTS?.split(',') ?? [
      '{src,server,supabase}/**/*.test.{ts,tsx}',
      'tests/forms/*.test.ts',
      'tests/i18n/checkLocales.test.ts',
      'tests/server/{actHandler,deliverOutbox,dossierRules,handler,mails,morning,requestList,sqliteStore,staticFiles}.test.ts',
    ],
  },
});
