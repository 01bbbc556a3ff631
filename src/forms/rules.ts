/**
 * The rules of the forms that stay in the page. Forms take their rules from here and none from zod, which would take any
 * text for a message: a key that the catalog's `validation` slice has not does not compile.
 */
import * as z from 'zod/mini';
import { countCharacters, phoneDigits } from '../../supabase/functions/_shared/admissionRequest.ts';
import type { ValidationKey } from '../../supabase/functions/_shared/validationKey.ts';

/** The rules of a form, by the names of its fields; a field without a rule may hold anything. */
export function rulesFor<Rules extends Record<string, z.ZodMiniType>>(rules: Rules) {
  return z.object(rules);
}

/** A text of at least `min` characters without the white space around it. */
export function characters({ min, message }: { min: number; message: ValidationKey }) {
  return z.string(message).check(
    z.trim(),
    z.refine((value) => countCharacters(value) >= min, message),
  );
}

/** A text or a choice that may not be left empty. */
export function required(message: ValidationKey) {
  return characters({ min: 1, message });
}

/** A valid e-mail address, white space around it forgiven. */
export function email({ missing, malformed }: { missing: ValidationKey; malformed: ValidationKey }) {
  return z.pipe(
    z.string(missing).check(z.trim(), z.minLength(1, { error: missing, abort: true })),
    z.email(malformed),
  );
}

/** A phone number of at least `min` digits, however it is spaced. */
export function phone({ min, message }: { min: number; message: ValidationKey }) {
  return z.string(message).check(z.refine((value) => phoneDigits(value).length >= min, message));
}

/** A value with which `findFault` finds nothing wrong. */
export function faultless<Value>(findFault: (value: Value) => ValidationKey | null) {
  return z.custom<Value>().check(
    z.superRefine((value, context) => {
      const message = findFault(value);
      if (message) context.addIssue({ code: 'custom', message, input: value });
    }),
  );
}
