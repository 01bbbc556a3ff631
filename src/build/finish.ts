/** What is done to the prerendered site after Vite: run by `npm run build`, in this order. */
import { join } from 'node:path';
import { compressSite } from './compress.ts';

const site = join(import.meta.dirname, '../../dist/client');

await compressSite(site);
