import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateQuestion } from '#core/questions/questions.ts';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { loadWithNotice } from '../navigation/RouteAnnouncer.tsx';
import { button } from '../ui/Button.css.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import type { CalendarPopover } from './CalendarPopover.tsx';
import { guessDate, readDate, writeDate } from './dateText.ts';

/** With six weeks and the toolbar. */
const calendarHeightPx = 480;

/** Scrolls the button to the top if the calendar fits neither above nor below it, as often on a phone. */
function scrollToMakeRoom(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) < calendarHeightPx)
    button.scrollIntoView({ block: 'start' });
}

const loadCalendar = () => import('./CalendarPopover.tsx');

/** A failure shows when the button is pressed. */
const prefetchCalendar = () => void loadCalendar().catch(() => undefined);

export interface TextControlProps extends TextFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/**
 * A text input for a date, with a calendar as an alternative. One input instead of date segments, because one input
 * works before hydration, accepts pasted and autofilled dates, and is clear in every screen reader. The calendar's code
 * loads when the visitor points at, focuses or presses the button.
 */
export function DateControl({ question, ...text }: TextControlProps & { question: DateQuestion }) {
  const { t } = useTranslation('forms');
  const formats = useFormats();
  const trigger = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<typeof CalendarPopover | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const { earliest, likelyAge, yearsAgo } = question;
  const today = todayAtSchool();
  const thisYear = Number(today.slice(0, 4));
  const isoValue = readDate(text.value);
  const isInRange = isoValue && isoValue >= earliest && isoValue <= today;

  async function open(opener: HTMLButtonElement) {
    // Safari does not focus a clicked button, but the calendar restores the focus to the element that had it.
    opener.focus({ preventScroll: true });
    const loaded = await loadWithNotice(loadCalendar());
    setUnavailable(!loaded);
    // Don't take the focus from a field that the visitor went on to meanwhile.
    if (!loaded || opener !== document.activeElement) return;
    setCalendar(() => loaded.CalendarPopover);
    scrollToMakeRoom(opener);
    setOpen(true);
  }

  function closeAsUnavailable() {
    setOpen(false);
    setUnavailable(true);
  }

  /** Replaces the typed text by the guessed date, so that the visitor sees how it was understood. */
  function finish() {
    const guessedDate =
      !isoValue && guessDate(text.value, { earliest, latest: today, monthName: formats.month });
    if (guessedDate) text.onChange(writeDate(guessedDate));
  }

  const oldEnough = `${thisYear - likelyAge}${today.slice(4)}`;
  const youngNotice = isInRange && isoValue > oldEnough && t('young', { age: likelyAge });
  return (
    <TextField
      {...text}
      onBlur={finish}
      inputMode="numeric"
      // Not errors: the visitor can still type the date, and a young age is possible.
      notice={(isUnavailable && t('calendar.unavailable')) || youngNotice || ''}
      assistant={
        <>
          <button
            ref={trigger}
            type="button"
            className={button.secondary}
            data-once=""
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={prefetchCalendar}
            onFocus={prefetchCalendar}
            onClick={({ currentTarget }) => void open(currentTarget)}
          >
            <Icon name="calendar" />
            {t('calendar.open')}
          </button>
          {isOpen && Calendar && (
            <ErrorBoundary onFailed={closeAsUnavailable}>
              <Calendar
                min={earliest}
                max={today}
                initialDate={`${thisYear - yearsAgo}-01-01`}
                triggerRef={trigger}
                value={isInRange ? isoValue : null}
                onChoose={(isoDate) => {
                  text.onChange(writeDate(isoDate));
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
