import { serveFunction } from '../_shared/edgeFunctions.ts';

serveFunction('office');
