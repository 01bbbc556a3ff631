import { useTranslation } from 'react-i18next';
import { todayAtSchool } from '#core/schoolTime.ts';
import { localeOf } from '../../i18n/languages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DateTextField } from '../../ui/DateTextField.tsx';
import { readDate, writeDate } from '../dateText.ts';
import { type FormFieldProps, useField } from './useField.ts';

interface FormDateProps extends FormFieldProps {
  placeholder?: string;
  autoComplete?: string;
  /** The first day of the calendar, YYYY-MM-DD; the last one is today. */
  earliest: string;
  /** How long before today the calendar opens, in years. */
  yearsAgo: number;
}

/** A date of a form: typed first, looked for in a calendar second. */
export function FormDate({ earliest, yearsAgo, ...props }: FormDateProps) {
  const { t, i18n } = useTranslation('forms');
  const field = useField();
  const formats = useFormats();
  const today = todayAtSchool();
  return (
    <DateTextField
      {...props}
      {...field}
      isoValue={readDate(field.value)}
      formatDate={writeDate}
      unavailableLabel={t('calendar.unavailable')}
      calendar={{
        labels: {
          dialog: t('calendar.open'),
          month: t('calendar.month'),
          year: t('calendar.year'),
          previousMonth: t('calendar.previousMonth'),
          nextMonth: t('calendar.nextMonth'),
          monthName: formats.month,
          weekdayName: formats.weekdayShort,
        },
        locale: localeOf(i18n.language),
        min: earliest,
        max: today,
        initialDate: `${Number(today.slice(0, 4)) - yearsAgo}-01-01`,
      }}
    />
  );
}
