import { answerLabel, answerText, topicText, writtenAnswersOf } from '#core/mail/answerTexts.ts';
import type { AnswerName } from '#core/questions/questions.ts';
import { type RequestKind, answerDue } from '#core/questions/requestKinds.ts';
import { schoolTime } from '#core/schoolTime.ts';
import type { Column } from './csv.ts';
import type { TranslateServer } from './serverTexts.ts';

/**
 * Every column of stored requests of these kinds, headed by the forms' own labels; choices are shown by theirs. What two
 * forms ask by one name has one column.
 */
export function requestColumns(kinds: readonly RequestKind[], t: TranslateServer): Column[] {
  const labels = new Map<AnswerName, string>();
  for (const kind of kinds) {
    for (const name of writtenAnswersOf(kind)) {
      if (!labels.has(name)) labels.set(name, answerLabel(kind, name, t));
    }
  }
  const answers = Array.from(labels, ([name, heading]): Column => ({
    name,
    heading,
    read: ({ kind, request }) => {
      const answer = request[name];
      return answer === undefined ? '' : answerText(kind, name, answer, t);
    },
  }));
  const column = (
    name:
      | 'reference'
      | 'createdAt'
      | 'due'
      | 'answeredAt'
      | 'earlier'
      | 'confirmation'
      | 'locale'
      | 'kind'
      | 'program',
  ) => ({
    name,
    heading: t(`requests.columns.${name}`),
  });
  const kind: Column = { ...column('kind'), read: (stored) => t(`requests.natures.${stored.kind}`) };
  const program: Column = {
    ...column('program'),
    read: (stored) => (stored.kind === 'admission' ? topicText(stored, t) : ''),
  };
  return [
    { ...column('reference'), read: ({ reference }) => reference },
    ...(kinds.length > 1 ? [kind] : []),
    { ...column('createdAt'), read: ({ createdAt }) => localTime(createdAt) },
    { ...column('due'), read: (stored) => localTime(answerDue(stored)?.toISOString() ?? null) },
    { ...column('answeredAt'), read: ({ answeredAt }) => localTime(answeredAt) },
    ...(kinds.includes('admission') ? [program] : []),
    { ...column('earlier'), read: ({ earlierReference }) => earlierReference ?? '' },
    {
      ...column('confirmation'),
      read: ({ confirmation }) => t(`requests.confirmations.${confirmation}`),
    },
    { ...column('locale'), read: ({ locale }) => locale },
    ...answers,
  ];
}

/** A time as the school's clock shows it: 2026-03-01 14:05; nothing for none. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}
