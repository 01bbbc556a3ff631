import { CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import * as styles from './Calendar.css.ts';
import { localeOf } from '../i18n/languages.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.css.ts';

interface CalendarPopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** The selected date as YYYY-MM-DD, or null. */
  value: string | null;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
  /** The first and the last selectable date, as YYYY-MM-DD. */
  min: string;
  max: string;
  /** Its month is shown before a selection; YYYY-MM-DD. */
  initialDate: string;
}

/** The school's week starts on Saturday. */
const weekdays = [6, 0, 1, 2, 3, 4, 5];
/** Delay between two moves of the focus: Firefox reports only the last one in a frame to screen readers. */
const focusStepDelayMs = 100;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function CalendarPopover({ triggerRef, value, onChoose, onClose, ...bounds }: CalendarPopoverProps) {
  const { t, i18n } = useTranslation('forms');
  const formats = useFormats();
  const min = parseDate(bounds.min);
  const max = parseDate(bounds.max);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(value ?? bounds.initialDate));
  const calendar = useRef<HTMLDivElement>(null);
  useFocusInTwoSteps(calendar);
  const years = Array.from({ length: max.year - min.year + 1 }, (_, index) => max.year - index);

  function showMonth(year: number, month: number) {
    const wanted = new CalendarDate(year, month, 1).set({ day: focused.day });
    setFocused(wanted.compare(min) < 0 ? min : wanted.compare(max) > 0 ? max : wanted);
  }

  return (
    <I18nProvider locale={localeOf(i18n.language)}>
      <Popover
        className={styles.popover}
        triggerRef={triggerRef}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
      >
        <Dialog className={styles.dialog} aria-label={t('calendar.open')}>
          <Calendar
            value={value ? parseDate(value) : null}
            onChange={(date) => onChoose(date.toString())}
            focusedValue={focused}
            ref={calendar}
            // Replaces react-aria's role `application`, because Orca would not announce the dialog around it.
            render={(props) => <div {...props} role="group" tabIndex={-1} />}
            onFocusChange={setFocused}
            minValue={min}
            maxValue={max}
            firstDayOfWeek="sat"
          >
            <div className={styles.toolbar}>
              <Button slot="previous" aria-label={t('calendar.previousMonth')} className={styles.stepButton}>
                <Icon name="arrowBack" />
              </Button>
              <MonthOrYearChoice
                label={t('calendar.month')}
                className={styles.select}
                value={focused.month}
                options={months}
                textOf={formats.month}
                onChoose={(month) => showMonth(focused.year, month)}
              />
              <MonthOrYearChoice
                label={t('calendar.year')}
                className={styles.year}
                value={focused.year}
                options={years}
                textOf={String}
                onChoose={(year) => showMonth(year, focused.month)}
              />
              <Button slot="next" aria-label={t('calendar.nextMonth')} className={styles.stepButton}>
                <Icon name="arrow" />
              </Button>
            </div>
            <CalendarGrid>
              {/* Replaces react-aria's weekday names, because browsers do not support every language of the site. */}
              <thead aria-hidden="true">
                <tr>
                  {weekdays.map((day) => (
                    <th key={day}>{formats.weekdayShort(day)}</th>
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

/**
 * Focuses the calendar, then the day. When the focus enters a dialog in Firefox, Orca switches to browse mode, in which
 * the page does not get the arrow keys. It returns to focus mode when the focus moves again within the dialog.
 */
function useFocusInTwoSteps(calendar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const group = calendar.current;
    group?.focus();
    const timer = setTimeout(() => {
      // The visitor may have pressed a control meanwhile.
      if (document.activeElement !== group) return;
      group?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
    }, focusStepDelayMs);
    return () => clearTimeout(timer);
  }, [calendar]);
}

interface MonthOrYearChoiceProps {
  label: string;
  className: string;
  value: number;
  options: readonly number[];
  textOf: (option: number) => string;
  onChoose: (option: number) => void;
}

/**
 * A list of months or years, shown as a button until it is pressed. If it were always a `select`, Orca would read its
 * options whenever the arrow keys in the grid change its value.
 */
function MonthOrYearChoice({ label, className, value, options, textOf, onChoose }: MonthOrYearChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className={className} aria-haspopup="listbox" onClick={() => setOpen(true)}>
        <span className={layout.visuallyHidden}>{label}</span> <span>{textOf(value)}</span>
        <Icon name="chevron" />
      </button>
    );
  }
  return (
    <select
      ref={showOptions}
      aria-label={label}
      className={className}
      value={value}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      onBlur={() => setOpen(false)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
  );
}

function showOptions(select: HTMLSelectElement | null): void {
  select?.focus();
  // Safari before 16.4 lacks `showPicker`. A second press opens the list there.
  if (select && 'showPicker' in select) select.showPicker();
}
