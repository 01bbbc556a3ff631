import { serveFunction } from '#core/http/edgeFunctions.ts';

serveFunction('office');
