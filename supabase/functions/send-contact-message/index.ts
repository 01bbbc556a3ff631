import { serveRequests } from '#core/http/serveRequests.ts';

serveRequests('contact');
