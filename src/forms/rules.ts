/** The rule of what only a form knows: a chosen file. The others stand in `supabase/functions/_shared`. */
import * as z from 'zod/mini';
import type { ValidationKey } from '#core/questions/validationKey.ts';

/** The rules of a form, by the names of its fields. */
export function rulesFor<Rules extends Record<string, z.ZodMiniType>>(rules: Rules) {
  return z.object(rules);
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
