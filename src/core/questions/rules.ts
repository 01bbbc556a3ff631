/** The validation rules of the three forms, derived from their questions. The pages and the functions share them. */
import * as z from 'zod/mini';
import { todayAtSchool } from '../time/schoolTime.ts';
import {
  cleanLine,
  cleanText,
  countCharacters,
  hasSeveralPhones,
  phoneDigits,
  strayCharacters,
  toAsciiDigits,
} from '../texts/cleanText.ts';
import {
  type ChoiceQuestion,
  type DateQuestion,
  type EmailQuestion,
  type FormationType,
  type PhoneQuestion,
  type Question,
  type RequestAnswers,
  type TextQuestion,
  type ValidationKey,
  answerNamesOf,
  admissionAnswerNames,
  formationTypes,
  answerLimits,
  questionOf,
  questions,
} from './questions.ts';
import type { RequestKind } from './requestKinds.ts';

const unknownField = 'unknownField' satisfies ValidationKey;

const fitsInBytes = (text: string) =>
  new TextEncoder().encode(text).byteLength <= answerLimits.answerMaxBytes;

/** Tells the first broken rule alone. */
const must = (isRight: (value: string) => boolean, error: ValidationKey) =>
  z.refine<string>(isRight, { error, abort: true });

/** Comes before the text is cleaned, whose time grows with it. */
const byteLimit = (tooLong: ValidationKey) => must(fitsInBytes, tooLong);

function textRule(question: TextQuestion) {
  const { kind, max } = question;
  const clean = z.overwrite(kind === 'line' ? cleanLine : cleanText);
  const { tooLong } = question.messages;
  const maxLength = must((value) => countCharacters(value) <= max, tooLong);
  if (!('min' in question)) return z.string(tooLong).check(byteLimit(tooLong), clean, maxLength);
  const { tooShort, withoutLetter } = question.messages;
  return z.string(tooShort).check(
    byteLimit(tooLong),
    clean,
    must((value) => countCharacters(value) >= question.min, tooShort),
    must((value) => !withoutLetter || /\p{L}/u.test(value), withoutLetter ?? tooShort),
    maxLength,
  );
}

function dateRule({ earliest, messages }: DateQuestion) {
  return z.pipe(
    z.string(messages.missing).check(z.minLength(1, { error: messages.missing, abort: true })),
    z.iso
      .date({ error: messages.incomplete, abort: true })
      .check(z.refine((value) => value >= earliest && value <= todayAtSchool(), messages.outOfRange)),
  );
}

function phoneRule({ min, max, messages }: PhoneQuestion) {
  return z.string(messages.tooShort).check(
    byteLimit(messages.tooLong),
    z.overwrite((value) => toAsciiDigits(cleanLine(value))),
    // Counts letters as digits: for “77 81 2o 40”, the message names the o instead of asking for one more digit.
    must((value) => value.replace(/[^\d\p{L}]/gu, '').length >= min, messages.tooShort),
    must((value) => !hasSeveralPhones(value, min), messages.tooLong),
    must((value) => strayCharacters(value) === '', messages.characters),
    must(
      (value) => phoneDigits(value).length <= max && value.length <= answerLimits.phoneMaxLength,
      messages.tooLong,
    ),
  );
}

/**
 * Removes what people copy with an address: `mailto:`, quotes, the punctuation after it, the full stop that phones insert
 * for two spaces, and the name and angle brackets of mail programs.
 */
function cleanEmail(typed: string): string {
  const line = cleanLine(typed);
  const [, address = line] = /<([^<>]*)>[\s.,;]{0,3}$/.exec(line) ?? [];
  // Bounded, so that the time stays linear.
  return address.replace(/^[\s<"'«“‘]{0,5}(?:mailto:)?|[\s>"'»”’.,;]{0,5}$/gi, '');
}

function emailRule({ max, messages: { missing, malformed, tooLong } }: EmailQuestion) {
  return z.pipe(
    z
      .string(missing)
      .check(byteLimit(tooLong), z.overwrite(cleanEmail), z.minLength(1, { error: missing, abort: true })),
    z.email({ error: malformed, abort: true }).check(z.maxLength(max, tooLong)),
  );
}

function choiceRule({ options, acceptsOn, messages }: ChoiceQuestion) {
  const missing = messages && 'missing' in messages ? messages.missing : unknownField;
  if (!acceptsOn) return z.enum(options, missing);
  const isAccepted = (answer: string) => options.includes(answer) || acceptsOn(answer, todayAtSchool());
  return z.string(missing).check(z.refine(isAccepted, missing));
}

function ruleOf(question: Exclude<Question, { kind: 'file' }>): z.ZodMiniType<string> {
  switch (question.kind) {
    case 'line':
    case 'text':
      return textRule(question);
    case 'date':
      return dateRule(question);
    case 'phone':
      return phoneRule(question);
    case 'email':
      return emailRule(question);
    case 'choice':
      return choiceRule(question);
  }
}

/** Leaves out files. */
function rulesOf(kind: RequestKind, names: readonly string[]): Record<string, z.ZodMiniType> {
  const rules = names.flatMap((name): [string, z.ZodMiniType][] => {
    const question = questionOf(kind, name);
    if (!question || question.kind === 'file') return [];
    const rule = ruleOf(question);
    return [[name, question.isOptional ? z.optional(rule) : rule]];
  });
  return Object.fromEntries(rules);
}

export function answerRule(name: 'phone' | 'email'): z.ZodMiniType<string> {
  return ruleOf(questions.admission[name]);
}

/** Strict: refuses answers of the other type instead of ignoring them. */
function admissionSchema(type: FormationType) {
  return z.strictObject({
    ...rulesOf('admission', admissionAnswerNames(type)),
    formationType: z.literal(type),
  });
}

/** Lazy, because a page with a form would otherwise become interactive later. */
const schemas = {
  certifiante: z.lazy(() => admissionSchema('certifiante')),
  academique: z.lazy(() => admissionSchema('academique')),
  /** For answers without a formation type. Never valid, because the type is required. */
  withoutType: z.lazy(() => z.object(rulesOf('admission', admissionAnswerNames()))),
  contact: z.lazy(() => z.strictObject(rulesOf('contact', answerNamesOf('contact')))),
  teacher: z.lazy(() => z.strictObject(rulesOf('teacher', answerNamesOf('teacher')))),
};

function schemaOf(kind: RequestKind, answers: object): z.ZodMiniType {
  if (kind !== 'admission') return schemas[kind];
  const chosen = 'formationType' in answers && answers.formationType;
  return schemas[formationTypes.find((type) => type === chosen) ?? 'withoutType'];
}

/**
 * On success returns the cleaned answers without empty optional ones. The messages of the issues are keys of the slice
 * `validation`, except zod’s message about an unrecognized key.
 */
export function checkAnswers(
  kind: RequestKind,
  answers: object,
): z.core.util.SafeParseResult<RequestAnswers> {
  const isEmpty = ([name, answer]: [string, unknown]) =>
    typeof answer === 'string' &&
    fitsInBytes(answer) &&
    cleanText(answer) === '' &&
    questionOf(kind, name)?.isOptional;
  const given = Object.fromEntries(Object.entries(answers).filter((entry) => !isEmpty(entry)));
  const schema = schemaOf(kind, given) as z.ZodMiniType<RequestAnswers>;
  return schema.safeParse(given);
}
