/** Labels and texts of a stored request, for mails, lists, the spreadsheet and the receipt. */
import { type AnswerName, type RequestAnswers, answerNamesOf, questionOf } from '../questions/questions.ts';
import { type RequestKind, kindFacts } from '../questions/requestKinds.ts';
import type { StoredRequest } from './request.ts';
import type { Formats } from '../texts/formats.ts';
import { isolate } from '../texts/bidi.ts';
import { withNoBreakSpaces } from '../texts/cleanText.ts';

/** A `t` that reads the slices `admissionRequest`, `contactForm` and `teacherApplication`. */
export type AnyTranslate = (...keys: never[]) => unknown;
type TextLookup = (keys: string | string[], options?: Record<string, string>) => string;

export function nonFileAnswersOf(kind: RequestKind): AnswerName[] {
  return answerNamesOf(kind).filter((name) => questionOf(kind, name)?.kind !== 'file');
}

/** The short label if there is one, which omits “optional”. */
export function answerLabel(kind: RequestKind, name: AnswerName, t: AnyTranslate): string {
  const field = `${kindFacts[kind].slice}:fields.${name}`;
  return (t as TextLookup)([`${field}.shortLabel`, `${field}.label`]);
}

/** A choice gives its label, or its identifier when the form no longer offers it. */
export function answerText(kind: RequestKind, name: AnswerName, value: string, t: AnyTranslate): string {
  // Don't look up typed text: it may contain i18next's key separators.
  if (questionOf(kind, name)?.kind !== 'choice') return value;
  return (t as TextLookup)(`${kindFacts[kind].slice}:options.${name}.${value}`, { defaultValue: value });
}

/** In the order of the form. Free text is wrapped in bidi isolates (`isolate`). */
export function answerPairs(
  kind: RequestKind,
  answers: Partial<RequestAnswers>,
  { t, formats }: { t: AnyTranslate; formats: Formats },
): [string, string][] {
  return nonFileAnswersOf(kind).flatMap((name): [string, string][] => {
    const value = answers[name];
    if (value === undefined) return [];
    const label = answerLabel(kind, name, t);
    const type = questionOf(kind, name)?.kind;
    if (type === 'date') return [[label, formats.date(value)]];
    if (type === 'choice') return [[label, answerText(kind, name, value, t)]];
    return [[label, isolate(type === 'phone' ? withNoBreakSpaces(value) : value)]];
  });
}

export function topicText(
  { kind, answers }: Pick<StoredRequest, 'kind' | 'answers'>,
  t: AnyTranslate,
): string {
  switch (kind) {
    case 'admission':
      return programText(answers, t);
    case 'contact':
      return answers.subject ?? '';
    case 'teacher':
      return answers.specialization ?? '';
  }
}

export function programText(answers: RequestAnswers, t: AnyTranslate): string {
  const { certifyingProgram, requiredLevel, domain = '', degree } = answers;
  const translate = t as TextLookup;
  if (certifyingProgram) {
    const program = answerText('admission', 'certifyingProgram', certifyingProgram, t);
    const level = answerText('admission', 'requiredLevel', requiredLevel ?? '', t);
    return translate('admissionRequest:program.withLevel', { program, level });
  }
  const program = answerText('admission', 'domain', domain, t);
  if (!degree) return program;
  const words = answerText('admission', 'degree', degree, t);
  return translate('admissionRequest:program.withDegree', { program, degree: words });
}

export function nameParts({ name, firstName, lastName }: RequestAnswers): string[] {
  return [name, firstName, lastName].filter((part) => part !== undefined);
}
