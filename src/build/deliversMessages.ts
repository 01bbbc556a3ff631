import { join } from 'node:path';
import { loadEnv } from 'vite';

const { DELIVER_MESSAGES = '' } = loadEnv('production', join(import.meta.dirname, '../..'), 'DELIVER_');

if (!['', 'true', 'false'].includes(DELIVER_MESSAGES.trim())) {
  throw new Error(`DELIVER_MESSAGES is “${DELIVER_MESSAGES}”, neither true nor false.`);
}

/** Whether the site sends contact messages and teacher applications to the school: the setting that servers read too. */
export const deliversMessages = DELIVER_MESSAGES.trim() === 'true';
