import { CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { type RefObject, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Calendar.css.ts';
import { Icon } from './Icon.tsx';

export interface CalendarLabels {
  dialog: string;
  month: string;
  year: string;
  previousMonth: string;
  nextMonth: string;
  /** Returns the name of a month, 1 to 12. */
  monthName: (month: number) => string;
  /** Returns the short name of a weekday, 0 (Sunday) to 6. */
  weekdayName: (day: number) => string;
}

interface CalendarPopoverProps {
  labels: CalendarLabels;
  locale: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** The selected date as YYYY-MM-DD, or null. */
  value: string | null;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
  /** The first selectable date, as YYYY-MM-DD. */
  min: string;
  /** The last selectable date, as YYYY-MM-DD. */
  max: string;
  /** The date whose month is shown before a selection, as YYYY-MM-DD. */
  initialDate: string;
}

/** The school's week starts on Saturday. */
const weekdays = [6, 0, 1, 2, 3, 4, 5];

/** A popover with the days of a month, and lists of months and years. */
export function CalendarPopover({
  labels,
  locale,
  triggerRef,
  value,
  onChoose,
  onClose,
  ...bounds
}: CalendarPopoverProps) {
  const min = parseDate(bounds.min);
  const max = parseDate(bounds.max);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(value ?? bounds.initialDate));
  const years = Array.from({ length: max.year - min.year + 1 }, (_, index) => max.year - index);

  function showMonth(year: number, month: number) {
    const wanted = new CalendarDate(year, month, 1).set({ day: focused.day });
    setFocused(wanted.compare(min) < 0 ? min : wanted.compare(max) > 0 ? max : wanted);
  }

  return (
    <I18nProvider locale={locale}>
      <Popover
        className={styles.popover}
        triggerRef={triggerRef}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
      >
        <Dialog className={styles.dialog} aria-label={labels.dialog}>
          <Calendar
            value={value ? parseDate(value) : null}
            onChange={(date) => onChoose(date.toString())}
            focusedValue={focused}
            onFocusChange={setFocused}
            minValue={min}
            maxValue={max}
            firstDayOfWeek="sat"
            // The visitor opened the calendar to use it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          >
            <div className={styles.bar}>
              <Button slot="previous" aria-label={labels.previousMonth} className={styles.step}>
                <Icon name="arrowBack" />
              </Button>
              <select
                aria-label={labels.month}
                className={styles.select}
                value={focused.month}
                onChange={(event) => showMonth(focused.year, Number(event.currentTarget.value))}
              >
                {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
                  <option key={month} value={month}>
                    {labels.monthName(month)}
                  </option>
                ))}
              </select>
              <select
                aria-label={labels.year}
                className={styles.year}
                value={focused.year}
                onChange={(event) => showMonth(Number(event.currentTarget.value), focused.month)}
              >
                {years.map((year) => (
                  <option key={year} value={year}>
                    {year}
                  </option>
                ))}
              </select>
              <Button slot="next" aria-label={labels.nextMonth} className={styles.step}>
                <Icon name="arrow" />
              </Button>
            </div>
            <CalendarGrid>
              {/* Replaces react-aria's weekday names, because browsers do not support every language of the site. */}
              <thead aria-hidden="true">
                <tr>
                  {weekdays.map((day) => (
                    <th key={day}>{labels.weekdayName(day)}</th>
                  ))}
                </tr>
              </thead>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
