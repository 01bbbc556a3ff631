import type * as z from 'zod/mini';
import type { ValidationKey } from '#core/questions/validationKey.ts';

/** The first broken rule of each field, by field name. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, ValidationKey>>;

/** Checks values by a schema whose messages are keys of the `validation` slice; undefined when all is right. */
export function validate<Values>(
  schema: z.ZodMiniType,
  values: Values,
): { fields: FieldErrors<Values> } | undefined {
  const result = schema.safeParse(values);
  if (result.success) return undefined;
  const fields: FieldErrors<Values> = {};
  for (const { path, message } of result.error.issues) {
    // A schema of this site only fails at a field's own name, with a key: see `ValidationKey`.
    const name = path[0] as keyof Values & string;
    fields[name] ??= message as ValidationKey;
  }
  return { fields };
}
