import { useSyncExternalStore } from 'react';
import { todayAtSchool } from '../../supabase/functions/_shared/schoolTime.ts';

/** Today's date in Djibouti, as 2024-09-15; null in the prerendered page, which is older than the visit. */
export function useSchoolToday(): string | null {
  return useSyncExternalStore(onLook, todayAtSchool, () => null);
}

// A page that was left open overnight learns the new day when it is looked at again.
function onLook(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
