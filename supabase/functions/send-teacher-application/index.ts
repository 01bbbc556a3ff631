import { serveFunction } from '#core/http/edgeFunctions.ts';

serveFunction('send-teacher-application');
