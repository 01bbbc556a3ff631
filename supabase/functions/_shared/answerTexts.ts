import type { ParseKeys } from 'i18next';
import { type AnswerName, questionOf } from './admissionQuestions.ts';

/** A `t` that reads the slice `admissionRequest`, whichever others it reads as well. */
type Translate = (...keys: never[]) => unknown;
type Lookup = (keys: string | string[], options?: { defaultValue: string }) => string;

const slice = 'admissionRequest:';

/** What an answer is called where it is read and not asked: without what only helps to fill in the form. */
export function answerLabel(name: AnswerName, t: Translate): string {
  const label = `fields.${name}.label` as const satisfies ParseKeys<'admissionRequest'>;
  return (t as Lookup)([`${slice}fields.${name}.shortLabel`, slice + label]);
}

/** An answer in words: a choice by its label, or as it is stored when its option is offered no more. */
export function answerText(name: AnswerName, value: string, t: Translate): string {
  // Only identifiers are looked up: a typed text may hold the separators of keys.
  if (questionOf(name).kind !== 'choice') return value;
  return (t as Lookup)(`${slice}options.${name}.${value}`, { defaultValue: value });
}
