import { useSyncExternalStore } from 'react';
import { schoolTime } from '#core/time/schoolTime.ts';

/** Date (`2024-09-15`) and time in Djibouti, updated every minute. Null before hydration: the HTML is older. */
export function useSchoolNow(): { date: string; time: string } | null {
  // A string, because `useSyncExternalStore` compares snapshots with `Object.is`.
  const now = useSyncExternalStore(onMinute, readNow, () => null);
  if (now === null) return null;
  const [date = '', time = ''] = now.split(' ');
  return { date, time };
}

function readNow(): string {
  const { date, time } = schoolTime(new Date());
  return `${date} ${time}`;
}

function onMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000);
  // The timer of a hidden tab may be late.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
