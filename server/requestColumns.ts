import { schoolTime } from '../supabase/functions/_shared/schoolTime.ts';
import { answerNames } from '../supabase/functions/_shared/admissionQuestions.ts';
import { answerDue } from '../supabase/functions/_shared/answerDue.ts';
import { answerLabel, answerText } from '../supabase/functions/_shared/answerTexts.ts';
import { programText } from '../supabase/functions/_shared/programText.ts';
import type { Column } from './csv.ts';
import type { TranslateServer } from './serverTexts.ts';

/** Every column of a stored request, headed by the form's own labels; choices are shown by theirs. */
export function requestColumns(t: TranslateServer): Column[] {
  const answers = answerNames.map((name): Column => ({
    name,
    heading: answerLabel(name, t),
    read: ({ request }) => answerText(name, request[name] ?? '', t),
  }));
  return [
    { name: 'reference', heading: t('requests.columns.reference'), read: ({ reference }) => reference },
    {
      name: 'createdAt',
      heading: t('requests.columns.createdAt'),
      read: ({ createdAt }) => localTime(createdAt),
    },
    {
      name: 'due',
      heading: t('requests.columns.due'),
      read: ({ createdAt }) => localTime(answerDue(createdAt).toISOString()),
    },
    {
      name: 'answeredAt',
      heading: t('requests.columns.answeredAt'),
      read: ({ answeredAt }) => (answeredAt === null ? '' : localTime(answeredAt)),
    },
    {
      name: 'program',
      heading: t('requests.columns.program'),
      read: ({ request }) => programText(request, t),
    },
    {
      name: 'earlier',
      heading: t('requests.columns.earlier'),
      read: ({ earlierReference }) => earlierReference ?? '',
    },
    {
      name: 'confirmation',
      heading: t('requests.columns.confirmation'),
      read: ({ confirmation }) => t(`requests.confirmations.${confirmation}`),
    },
    { name: 'locale', heading: t('requests.columns.locale'), read: ({ locale }) => locale },
    ...answers,
  ];
}

/** A time as the school's clock shows it: 2026-03-01 14:05. */
export function localTime(iso: string): string {
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}
