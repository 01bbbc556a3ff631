import { serveFunction } from '../_shared/edgeFunctions.ts';

serveFunction('send-contact-message');
