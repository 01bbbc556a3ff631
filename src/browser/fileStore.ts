/** The site's only database, as a map of values and files. A module of its own, because only the dossier needs its library. */
import { clear, createStore, del, entries, set } from 'idb-keyval';
import { within } from './features.ts';

/** Long enough to write photographs on a slow phone. `indexedDB.open` may never answer. */
const answerTimeoutMs = 5000;

/**
 * Opens the object store. Where the browser has no IndexedDB, refuses it or does not answer within five seconds, reads find
 * nothing and writes keep nothing; no method throws or rejects.
 */
export function openFileStore<Value>() {
  const store = createStore('dossier', 'uploads');
  // Firefox throws at once instead of rejecting when cookies are blocked.
  const ask = <Answer>(call: () => Promise<Answer>) => within(answerTimeoutMs, (async () => call())());
  const succeeds = async (call: () => Promise<void>) => (await ask(() => call().then(() => true))) ?? false;
  return {
    /** Resolves with false if the value is not kept. */
    set: (key: string, value: Value) => succeeds(() => set(key, value, store)),
    delete: (key: string) => ask(() => del(key, store)),
    clear: () => succeeds(() => clear(store)),
    entries: async () => (await ask(() => entries<string, Value>(store))) ?? [],
  };
}
