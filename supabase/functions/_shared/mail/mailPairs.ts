/** What mails say of a request: pairs of a label and its words, and the moments among them. */
import { type AnswerName, questionOf } from '../questions/admissionQuestions.ts';
import type { StoredAnswers, StoredRequest } from '../store/admissionStore.ts';
import { type AnyAnswerName, answerLabel, answerNamesOf, answerText, isChoice } from './answerTexts.ts';
import type { Formats } from '../texts/formats.ts';
import { isolate } from './mailDocument.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { schoolTime } from '../schoolTime.ts';
import type { Translate } from '../texts/texts.ts';
import { topicText } from './topicText.ts';

/** The day and the hour of a request, in Djibouti. */
export function sentAt({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), moment(new Date(createdAt), formats)];
}

/** The programme with its degree, which no question asks; nothing where the degree is not known. */
export function program(stored: StoredRequest, t: Translate): [string, string][] {
  return stored.request.degree ? [[t('labels.program'), topicText(stored, t)]] : [];
}

/** A day and an hour in Djibouti. */
export function moment(date: Date, formats: Formats): string {
  const shown = schoolTime(date);
  return formats.dateTime(shown.date, shown.time);
}

/** Every answer as its label and what was chosen or typed, in the order of the form. */
export function answers(
  kind: RequestKind,
  request: Partial<StoredAnswers>,
  t: Translate,
  formats: Formats,
): [string, string][] {
  return answerNamesOf(kind).flatMap((name): [string, string][] => {
    const value = request[name];
    if (value === undefined) return [];
    const shown = isDate(kind, name) ? formats.date(value) : answerText(kind, name, value, t);
    return [
      [answerLabel(kind, name, t), isDate(kind, name) || isChoice(kind, name) ? shown : isolate(shown)],
    ];
  });
}

/** Whether an answer is a date. */
export function isDate(kind: RequestKind, name: AnyAnswerName): boolean {
  // The names of an admission request are its questions'.
  return kind === 'admission' && questionOf(name as AnswerName).kind === 'date';
}
