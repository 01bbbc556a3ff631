/**
 * The rules of the contact message and the teacher application, for their forms and for their functions. The
 * specification gives them no upper bound: the function's limit of the whole holds. Nothing is taken from zod, which
 * would take any text for a message: a key that the catalog's `validation` slice has not does not compile.
 */
import * as z from 'zod/mini';
import { admissionLimits } from './admissionQuestions.ts';
import { cleanLine, cleanText, countCharacters, hasLetter, phoneDigits } from './cleanText.ts';
import type { ValidationKey } from './validationKey.ts';

interface Bounds {
  /** In characters. */
  min: number;
  message: ValidationKey;
}

interface NameBounds {
  min: number;
  messages: Record<'tooShort' | 'withoutLetter', ValidationKey>;
}

function characters(clean: (text: string) => string, { min, message }: Bounds) {
  return z.string(message).check(
    z.overwrite(clean),
    z.refine((value) => countCharacters(value) >= min, { error: message, abort: true }),
  );
}

/** One line. */
export function line(bounds: Bounds) {
  return characters(cleanLine, bounds);
}

/** A name: one line with a letter in it, because a mail greets by the letters alone (`plainName`). */
export function name({ min, messages }: NameBounds) {
  return line({ min, message: messages.tooShort }).check(z.refine(hasLetter, messages.withoutLetter));
}

/** Several lines. */
export function text(bounds: Bounds) {
  return characters(cleanText, bounds);
}

/** An address without what comes along with it: a link's scheme, a mail program's brackets, a phone's dot for two spaces. */
function cleanEmail(typed: string): string {
  return cleanLine(typed).replace(/^<?(?:mailto:)?|\.?>?\.?$/gi, '');
}

/** A valid e-mail address of at most `max` characters; the admission request's rule too. */
export function email(
  { missing, malformed, tooLong }: Record<'missing' | 'malformed' | 'tooLong', ValidationKey>,
  max: number = admissionLimits.emailMax,
) {
  return z.pipe(
    z.string(missing).check(z.overwrite(cleanEmail), z.minLength(1, { error: missing, abort: true })),
    z.email({ error: malformed, abort: true }).check(z.maxLength(max, tooLong)),
  );
}

/** A phone number of at least `min` digits, however it is written. */
export function phone({ min, message }: Bounds) {
  return z.string(message).check(
    z.overwrite(cleanLine),
    z.refine((value) => phoneDigits(value).length >= min, message),
  );
}

/** One of the options. */
export function choice<const Options extends readonly string[]>(options: Options, message: ValidationKey) {
  return z.enum(options, message);
}

/** May be left out. */
export function optional<Rule extends z.ZodMiniType>(rule: Rule) {
  return z.optional(rule);
}

/** What is asked, and nothing else. */
export function strictly<Rules extends Record<string, z.ZodMiniType>>(rules: Rules) {
  return z.strictObject(rules);
}

/** The answers without those that hold nothing: what both sides do before they check. */
export function withoutEmpty(answers: object): object {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => typeof answer !== 'string' || cleanText(answer) !== ''),
  );
}
