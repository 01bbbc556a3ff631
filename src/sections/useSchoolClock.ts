import { useSyncExternalStore } from 'react';
import { clock, correctedNow, minuteMs, schoolTime } from '#core/time/schoolTime.ts';

/** Date (`2024-09-15`) and time in Djibouti, updated every minute. Null before hydration: the HTML is older. */
export function useSchoolNow(): { date: string; time: string } | null {
  const minute = useSyncExternalStore(
    onMinute,
    () => Math.floor(correctedNow() / minuteMs),
    () => null,
  );
  return minute === null ? null : schoolTime(new Date(minute * minuteMs));
}

function onMinute(listener: () => void) {
  const timer = setInterval(listener, minuteMs);
  // The timer of a hidden tab may be late.
  document.addEventListener('visibilitychange', listener);
  clock.addEventListener('corrected', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    clock.removeEventListener('corrected', listener);
  };
}
