import { type ComponentProps, useRef, useState } from 'react';
import { button } from './Button.css.ts';
import type { CalendarPopover } from './CalendarPopover.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Icon } from './Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

type CalendarProps = ComponentProps<typeof CalendarPopover>;

interface DateTextFieldProps extends Omit<TextFieldProps, 'assistant' | 'value' | 'onChange'> {
  /** The text of the input. */
  value: string;
  onChange: (text: string) => void;
  /** The typed date as YYYY-MM-DD, or null if the text is not a date. */
  isoValue: string | null;
  /** Returns the text for a date chosen in the calendar. */
  formatDate: (isoDate: string) => string;
  calendar: Pick<CalendarProps, 'labels' | 'locale' | 'min' | 'max' | 'initialDate'>;
  /** Message when the calendar fails: the visitor can still type the date. */
  unavailableLabel: string;
}

/** Height of the calendar with six weeks and its toolbar. */
const calendarHeightPx = 480;

/** Scrolls the button to the top if the calendar fits neither above nor below it, as often on a phone. */
function scrollToMakeRoom(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) < calendarHeightPx)
    button.scrollIntoView({ block: 'start' });
}

/** Resolves with undefined if the code fails to load. */
const loadCalendar = () => import('./CalendarPopover.tsx').catch(() => undefined);

/**
 * A text input for a date, with a calendar as an alternative. One input instead of date segments, because one input
 * works before hydration, accepts pasted and autofilled dates, and is clear in every screen reader. The calendar's code
 * loads when the visitor points at, focuses or presses the button.
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
    if (trigger.current) scrollToMakeRoom(trigger.current);
    setOpen(true);
  }

  function closeAsUnavailable() {
    setOpen(false);
    setUnavailable(true);
  }

  return (
    <TextField
      {...props}
      inputMode="numeric"
      notice={isUnavailable ? unavailableLabel : (props.notice ?? '')}
      assistant={
        <>
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
            <ErrorBoundary onFailed={closeAsUnavailable}>
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
        </>
      }
    />
  );
}
