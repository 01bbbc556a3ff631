/** The words for a stored request, for mails, lists, the CSV and the receipt. */
import { type AnswerName, answerNamesOf, questionOf, questionSlices } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { schoolTime } from '../schoolTime.ts';
import type { StoredAnswers, StoredRequest } from '../store/admissionStore.ts';
import type { Formats } from '../texts/formats.ts';
import { isolate } from './mailDocument.ts';

/** A `t` that reads the slices `admissionRequest`, `contactForm` and `teacherApplication`. */
type Translate = (...keys: never[]) => unknown;
type Lookup = (keys: string | string[], options?: Record<string, string>) => string;

/** The names of a request's answers in words, in the order of the form: a file is none. */
export function writtenAnswersOf(kind: RequestKind): AnswerName[] {
  return answerNamesOf(kind).filter((name) => questionOf(kind, name)?.kind !== 'file');
}

/** What an answer is called in a list: the short label where the form's own says that it is optional. */
export function answerLabel(kind: RequestKind, name: AnswerName, t: Translate): string {
  const field = `${questionSlices[kind]}:fields.${name}`;
  return (t as Lookup)([`${field}.shortLabel`, `${field}.label`]);
}

/** An answer in words: a choice by its label, or by its identifier when the form no longer offers it. */
export function answerText(kind: RequestKind, name: AnswerName, value: string, t: Translate): string {
  // Do not look up typed text: it may hold the separators of keys.
  if (questionOf(kind, name)?.kind !== 'choice') return value;
  return (t as Lookup)(`${questionSlices[kind]}:options.${name}.${value}`, { defaultValue: value });
}

/** Whether an answer holds nothing that was typed freely: a choice or a date. */
export function isFixedAnswer(kind: RequestKind, name: AnswerName): boolean {
  const asked = questionOf(kind, name)?.kind;
  return asked === 'choice' || asked === 'date';
}

/** Each answer as its label and its words, in the order of the form; typed text is isolated from its surroundings. */
export function answerPairs(
  kind: RequestKind,
  request: Partial<StoredAnswers>,
  t: Translate,
  formats: Formats,
): [string, string][] {
  return writtenAnswersOf(kind).flatMap((name): [string, string][] => {
    const value = request[name];
    if (value === undefined) return [];
    const isDate = questionOf(kind, name)?.kind === 'date';
    const words = isDate ? formats.date(value) : answerText(kind, name, value, t);
    return [[answerLabel(kind, name, t), isFixedAnswer(kind, name) ? words : isolate(words)]];
  });
}

/** The subject of a request in a few words: a programme, the subject of a message, a teacher's field. */
export function topicText({ kind, request }: Pick<StoredRequest, 'kind' | 'request'>, t: Translate): string {
  switch (kind) {
    case 'admission':
      return programText(request, t);
    case 'contact':
      return request.subject ?? '';
    case 'teacher':
      return request.specialization ?? '';
  }
}

/**
 * The programme of an admission request: a domain, with its degree where the visitor came from the page of one, or a
 * certifying programme with its level.
 */
export function programText(request: StoredAnswers, t: Translate): string {
  const { certifyingProgram, requiredLevel, domain = '', degree } = request;
  const translate = t as Lookup;
  if (certifyingProgram) {
    const program = answerText('admission', 'certifyingProgram', certifyingProgram, t);
    const level = answerText('admission', 'requiredLevel', requiredLevel ?? '', t);
    return translate('admissionRequest:program.withLevel', { program, level });
  }
  const program = answerText('admission', 'domain', domain, t);
  if (!degree) return program;
  const words = translate(`admissionRequest:program.degrees.${degree}`, { defaultValue: degree });
  return translate('admissionRequest:program.withDegree', { program, degree: words });
}

/** The parts of the sender's name, in the order of their form. */
export function nameParts({ name, firstName, lastName }: StoredAnswers): string[] {
  return [name, firstName, lastName].filter((part) => part !== undefined);
}

/** A date and time in Djibouti. */
export function momentText(moment: Date, formats: Formats): string {
  const { date, time } = schoolTime(moment);
  return formats.dateTime(date, time);
}
