import { serveDossier } from '#core/http/edgeFunctions.ts';

serveDossier();
