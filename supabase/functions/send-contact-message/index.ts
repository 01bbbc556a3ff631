import { serveFunction } from '#core/http/edgeFunctions.ts';

serveFunction('send-contact-message');
