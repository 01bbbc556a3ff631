import { type ComponentProps, useRef, useState } from 'react';
import { button } from './Button.css.ts';
import * as styles from './Field.css.ts';
import type { CalendarPopover } from './CalendarPopover.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Icon } from './Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

type CalendarProps = ComponentProps<typeof CalendarPopover>;

interface DateTextFieldProps extends Omit<TextFieldProps, 'assistant' | 'value' | 'onChange'> {
  /** What was typed, or what the calendar wrote. */
  value: string;
  onChange: (text: string) => void;
  /** The typed date as YYYY-MM-DD, or null while it is none. */
  isoValue: string | null;
  /** Writes a date chosen in the calendar as one would type it. */
  formatDate: (isoDate: string) => string;
  calendar: Pick<CalendarProps, 'labels' | 'locale' | 'min' | 'max' | 'initialDate'>;
  /** Said where the calendar does not come, or fails: the date is then typed. */
  unavailableLabel: string;
}

/** Of a month of six weeks with its bar, in pixels. */
const calendarHeight = 480;

/** Scrolls a button up where a month would be cut off on either side of it: on a phone, in the middle of the window. */
function makeRoom(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) < calendarHeight) button.scrollIntoView({ block: 'start' });
}

/** Undefined without a connection. */
const loadCalendar = () => import('./CalendarPopover.tsx').catch(() => undefined);

/**
 * A date that is typed, with a calendar for those who prefer to look for it. One text input rather than date segments:
 * it answers before any script runs, takes a paste or an autofilled date, and reads well on every screen reader; the
 * calendar's code is loaded when it is first wanted.
 */
export function DateTextField({
  isoValue,
  formatDate,
  calendar,
  unavailableLabel,
  ...props
}: DateTextFieldProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<typeof CalendarPopover | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);

  async function open() {
    const loaded = await loadCalendar();
    setUnavailable(!loaded);
    if (!loaded) return;
    setCalendar(() => loaded.CalendarPopover);
    if (trigger.current) makeRoom(trigger.current);
    setOpen(true);
  }

  function giveUp() {
    setOpen(false);
    setUnavailable(true);
  }

  return (
    <TextField
      {...props}
      inputMode="numeric"
      assistant={
        <span className={styles.field}>
          <button
            ref={trigger}
            type="button"
            className={button.secondary}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => void open()}
          >
            <Icon name="calendar" />
            {calendar.labels.dialog}
          </button>
          {isOpen && Calendar && (
            <ErrorBoundary onFailed={giveUp}>
              <Calendar
                {...calendar}
                triggerRef={trigger}
                value={isoValue && isoValue >= calendar.min && isoValue <= calendar.max ? isoValue : null}
                onChoose={(isoDate) => {
                  props.onChange(formatDate(isoDate));
                  setOpen(false);
                }}
                onClose={() => setOpen(false)}
              />
            </ErrorBoundary>
          )}
          <span role="status" className={styles.description}>
            {isUnavailable && unavailableLabel}
          </span>
        </span>
      }
    />
  );
}
