import { schoolTime } from '../supabase/functions/_shared/schoolTime.ts';
import type { Column } from './csv.ts';
import type { TranslateServer } from './serverTexts.ts';

const answerNames = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'email',
  'formationType',
  'requiredLevel',
  'certifyingProgram',
  'academicYear',
  'domain',
  'lastDiploma',
  'lastInstitution',
  'motivation',
];

/** Every column of a stored request, headed by the form's own labels; choices are shown by theirs. */
export function requestColumns(t: TranslateServer): Column[] {
  // Keys made of fields and identifiers that the schema knows; what has no label is shown as it is.
  const translate = t as (key: string, options: { defaultValue: string }) => string;
  const answers = answerNames.map((field) => ({
    heading: translate(`admissionRequest:fields.${field}.label`, { defaultValue: field }),
    read: ({ request }: Parameters<Column['read']>[0]) => {
      const value = Object.entries(request).find(([name]) => name === field)?.[1] ?? '';
      // A typed text may hold the separators of keys: only identifiers are looked up.
      if (!/^[\da-z-]+$/.test(value) || isTyped(field)) return value;
      return translate(`admissionRequest:options.${field}.${value}`, { defaultValue: value });
    },
  }));
  return [
    { heading: t('requests.columns.reference'), read: ({ reference }) => reference },
    { heading: t('requests.columns.createdAt'), read: ({ createdAt }) => localTime(createdAt) },
    { heading: t('requests.columns.locale'), read: ({ locale }) => locale },
    ...answers,
  ];
}

function isTyped(field: string): boolean {
  return ['firstName', 'lastName', 'birthDate', 'phone', 'email', 'motivation'].includes(field);
}

/** A time as the school's clock shows it: 2026-03-01 14:05. */
export function localTime(iso: string): string {
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}
