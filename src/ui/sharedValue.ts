import { useSyncExternalStore } from 'react';

/** A value that code outside of components changes. `use` returns `beforeHydration` until React has hydrated the page. */
export function shareValue<Value, Before = Value>(initial: Value, beforeHydration: Before) {
  let value = initial;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore<Value | Before>(
        subscribe,
        () => value,
        () => beforeHydration,
      ),
  };
}
