import { serveRequests } from '../_shared/serveRequests.ts';

serveRequests('contact');
