/**
 * The rules of the admission request, made from its questions, for the form and for the function. A broken rule yields a
 * key of the catalog's `validation` slice instead of a text, so that each reader is answered in their own language.
 */
import * as z from 'zod/mini';
import {
  type DateQuestion,
  type Degree,
  type FormationType,
  type PhoneQuestion,
  type Question,
  type RequestOf,
  type TextQuestion,
  answerNames,
  answersOf,
  degrees,
  formationTypes,
  questionOf,
} from './admissionQuestions.ts';
import { cleanLine, cleanText, countCharacters, hasLetter, phoneDigits } from './cleanText.ts';
import { toAsciiDigits } from './digits.ts';
import { email } from './messageRules.ts';
import { todayAtSchool } from '../schoolTime.ts';
import type { ValidationKey } from './validationKey.ts';

/** The payload of the one call to the back end (section 3 of the specification), with the degree where it is known. */
export type AdmissionRequest = RequestOf<'certifiante'> | (RequestOf<'academique'> & { degree?: Degree });

function text(question: TextQuestion) {
  const { kind, max } = question;
  const clean = z.overwrite(kind === 'line' ? cleanLine : cleanText);
  const { tooLong } = question.messages;
  const isShort = z.refine<string>((value) => countCharacters(value) <= max, tooLong);
  if (!('min' in question)) return z.string(tooLong).check(clean, isShort);
  const { tooShort, withoutLetter } = question.messages;
  return z.string(tooShort).check(
    clean,
    z.refine((value) => countCharacters(value) >= question.min, { error: tooShort, abort: true }),
    z.refine((value) => !withoutLetter || hasLetter(value), {
      error: withoutLetter ?? tooShort,
      abort: true,
    }),
    isShort,
  );
}

function date({ earliest, messages }: DateQuestion) {
  return z.pipe(
    z.string(messages.missing).check(z.minLength(1, { error: messages.missing, abort: true })),
    z.iso
      .date({ error: messages.incomplete, abort: true })
      .check(z.refine((value) => value >= earliest && value <= todayAtSchool(), messages.outOfRange)),
  );
}

function phone({ min, max, messages }: PhoneQuestion) {
  return z.string(messages.tooShort).check(
    z.overwrite((value) => toAsciiDigits(cleanLine(value))),
    z.refine((value) => phoneDigits(value).length >= min, { error: messages.tooShort, abort: true }),
    z.regex(/^\(?\+?[\d\s()./\p{Pd}]+$/u, { error: messages.characters, abort: true }),
    z.refine((value) => phoneDigits(value).length <= max, messages.tooLong),
  );
}

function ruleOf(question: Question): z.ZodMiniType<string> {
  switch (question.kind) {
    case 'line':
    case 'text':
      return text(question);
    case 'date':
      return date(question);
    case 'phone':
      return phone(question);
    case 'email':
      return email(question.messages, question.max);
    case 'choice':
      return z.enum(question.options, question.messages?.missing ?? 'unknownField');
  }
}

/** The rules of what is asked of a formation type; before one is chosen, of everyone. */
function rulesOf(type?: FormationType): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    answersOf(type).map((name) => {
      const question = questionOf(name);
      const rule = name === 'formationType' && type ? z.literal(type) : ruleOf(question);
      return [name, question.isOptional ? z.optional(rule) : rule];
    }),
  );
}

/** The same answers without the optional ones that hold nothing: what both sides do before they check. */
export function withoutEmptyAnswers(answers: object): object {
  const isEmpty = ([name, answer]: [string, unknown]) =>
    typeof answer === 'string' && cleanText(answer) === '' && optionalNames.has(name);
  return Object.fromEntries(Object.entries(answers).filter((entry) => !isEmpty(entry)));
}

const optionalNames = new Set<string>(answerNames.filter((name) => questionOf(name).isOptional));

/** The form before a formation type is chosen: every shared rule applies, and the type itself is asked for. */
export const baseAdmissionSchema = z.object(rulesOf());

const [firstType, ...otherTypes] = formationTypes;

function variantOf(type: FormationType) {
  const added = type === 'academique' && { degree: z.optional(z.enum(degrees, 'unknownField')) };
  return z.strictObject({ ...rulesOf(type), ...added });
}

const variants: z.ZodMiniType = z.discriminatedUnion(
  'formationType',
  [variantOf(firstType), ...otherTypes.map(variantOf)],
  'formationType' satisfies ValidationKey,
);

/** A complete admission request. Strict: an answer of the other formation type is refused, not ignored. */
export const admissionRequestSchema = variants as z.ZodMiniType<AdmissionRequest>; // made from the questions at run time, as the type is at compile time
