import * as z from 'zod/mini';
import { countCharacters } from '../../supabase/functions/_shared/admissionRequest.ts';
import type { ValidationKey } from '../../supabase/functions/_shared/validationKey.ts';

/** A text of at least `min` characters without the white space around it. */
export function characters({ min, message }: { min: number; message: ValidationKey }) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => countCharacters(value) >= min, message),
  );
}

/** A valid e-mail address, white space around it forgiven. */
export const email = z.pipe(
  z.string('email' satisfies ValidationKey).check(z.trim()),
  z.email('email' satisfies ValidationKey),
);
