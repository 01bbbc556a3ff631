import { storageOf } from './features.ts';

/** Outlives the tab. A module of its own, because only the office needs it. */
export const browserStorage = storageOf(() => localStorage);
