import type { ConsoleMessage } from '@playwright/test';

/** Whether Playwright itself says it: that it refused a service worker (`serviceWorkers` in playwright.config.ts). */
export const isPlaywrights = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';
