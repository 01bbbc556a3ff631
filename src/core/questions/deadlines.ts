import data from './deadlines.json' with { type: 'json' };
import type { Deadline } from './schemas.ts';

/** Apart from `programs`, which every page loads. `npm run check` validates the file. */
export const deadlines = data.programs as Record<keyof typeof data.programs, Deadline>;
