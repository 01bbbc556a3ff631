import data from './deadlines.json' with { type: 'json' };
import type { Deadline } from './schemas.ts';

/** When the applications to each programme close. Apart from `programs`, which every page loads. */
// Safe cast: `npm run check` validates the file.
export const deadlines = data.programs as Record<keyof typeof data.programs, Deadline>;
