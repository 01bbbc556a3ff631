import { serveFunction } from '#core/http/edgeFunctions.ts';

serveFunction('send-admission-email');
