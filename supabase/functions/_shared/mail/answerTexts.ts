import type { ParseKeys } from 'i18next';
import { type AnswerName, answerNames, questionOf } from '../questions/admissionQuestions.ts';
import {
  type ContactAnswerName,
  type TeacherAnswerName,
  contactAnswerNames,
  teacherAnswerNames,
  teacherOptions,
} from '../questions/messageQuestions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';

/** A `t` that reads the slices `admissionRequest`, `contactForm` and `teacherApplication`. */
type Translate = (...keys: never[]) => unknown;
type Lookup = (keys: string | string[], options?: { defaultValue: string }) => string;

/** The name of an answer to any of the forms. */
export type AnyAnswerName = AnswerName | ContactAnswerName | TeacherAnswerName;

const namesOf: Record<RequestKind, readonly AnyAnswerName[]> = {
  admission: answerNames,
  contact: contactAnswerNames,
  teacher: teacherAnswerNames,
};

/** Every answer's name, in the order of the form. */
export function answerNamesOf(kind: RequestKind): readonly AnyAnswerName[] {
  return namesOf[kind];
}

const admissionLabel = (name: AnswerName) =>
  `admissionRequest:fields.${name}.label` as const satisfies `admissionRequest:${ParseKeys<'admissionRequest'>}`;
const contactLabel = (name: ContactAnswerName) =>
  `contactForm:${name}.label` as const satisfies `contactForm:${ParseKeys<'contactForm'>}`;
const teacherLabel = (name: TeacherAnswerName) =>
  `teacherApplication:fields.${name}.label` as const satisfies `teacherApplication:${ParseKeys<'teacherApplication'>}`;

// Each is asked for a name of its own kind.
const labelOf = { admission: admissionLabel, contact: contactLabel, teacher: teacherLabel } as Record<
  RequestKind,
  (name: AnyAnswerName) => string
>;

/** What an answer is called where it is read and not asked: without what only helps to fill in the form. */
export function answerLabel(kind: RequestKind, name: AnyAnswerName, t: Translate): string {
  const label = labelOf[kind](name);
  return (t as Lookup)([label.replace(/label$/, 'shortLabel'), label]);
}

/** Whether an answer is one of the options of its question. */
export function isChoice(kind: RequestKind, name: AnyAnswerName): boolean {
  // The names of an admission request are its questions'.
  if (kind === 'admission') return questionOf(name as AnswerName).kind === 'choice';
  return kind === 'teacher' && name in teacherOptions;
}

/** An answer in words: a choice by its label, or as it is stored when its option is offered no more. */
export function answerText(kind: RequestKind, name: AnyAnswerName, value: string, t: Translate): string {
  // Only identifiers are looked up: a typed text may hold the separators of keys.
  if (!isChoice(kind, name)) return value;
  const slice = kind === 'admission' ? 'admissionRequest' : 'teacherApplication';
  return (t as Lookup)(`${slice}:options.${name}.${value}`, { defaultValue: value });
}
