import { serveOffice } from '#core/http/edgeFunctions.ts';

serveOffice();
