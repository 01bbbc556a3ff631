import { useSyncExternalStore } from 'react';
import { schoolTime, todayAtSchool } from '#core/schoolTime.ts';

/** Returns today's date in Djibouti, `2024-09-15`; null before hydration, because the HTML was prerendered earlier. */
export function useSchoolToday(): string | null {
  return useSyncExternalStore(onVisibilityChange, todayAtSchool, () => null);
}

/** Returns the date and time in Djibouti, updated every minute; null before hydration. */
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

// A page left open overnight updates when its tab is shown again.
function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000);
  const removeListener = onVisibilityChange(listener);
  return () => {
    clearInterval(timer);
    removeListener();
  };
}
