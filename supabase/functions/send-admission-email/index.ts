import { serveRequests } from '../_shared/serveRequests.ts';

serveRequests('admission');
