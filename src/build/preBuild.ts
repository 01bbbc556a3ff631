/** What comes before Vite, which empties the built site: run by `npm run build`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp, stampOf, startedStamp } from './buildStamp.ts';
import { setOlderFilesAside } from './olderBuilds.ts';

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
rmSync(join(root, buildStamp), { force: true });
writeFileSync(join(root, startedStamp), stampOf(root));
setOlderFilesAside(join(root, 'dist'));
