import { serveRequests } from '#core/http/serveRequests.ts';

serveRequests('admission');
