import { useSyncExternalStore } from 'react';
import { schoolTime, todayAtSchool } from '#core/schoolTime.ts';

/** Today's date in Djibouti, as 2024-09-15; null in the prerendered page, which is older than the visit. */
export function useSchoolToday(): string | null {
  return useSyncExternalStore(onLook, todayAtSchool, () => null);
}

/** Date and time in Djibouti, to the minute; null in the prerendered page, which is older than the visit. */
export function useSchoolNow(): { date: string; time: string } | null {
  // One string: the store compares what it is given by identity.
  const now = useSyncExternalStore(onMinute, readNow, () => null);
  if (now === null) return null;
  const [date = '', time = ''] = now.split(' ');
  return { date, time };
}

function readNow(): string {
  const { date, time } = schoolTime(new Date());
  return `${date} ${time}`;
}

// A page that was left open overnight learns the new day when it is looked at again.
function onLook(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000);
  const stopLooking = onLook(listener);
  return () => {
    clearInterval(timer);
    stopLooking();
  };
}
