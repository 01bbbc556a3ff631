import { serveRequests } from '#core/http/edgeFunctions.ts';

serveRequests('contact');
