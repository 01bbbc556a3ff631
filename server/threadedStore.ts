import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type AdmissionStore, StoreUnavailable } from '#core/store/admissionStore.ts';
import type { Limits } from '#core/settings.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** What the thread is started with. */
export interface StoreThreadData {
  dataFolder: string;
  limits: Limits;
}

type StoreMethod = keyof AdmissionStore | 'hasMail' | 'hasCv' | 'checkpoint';

/** What is asked of the thread: a method, and the number under which it answers. */
export interface StoreCall {
  id: number;
  method: StoreMethod;
  args: unknown[];
}

/** `unavailable` is the message of a `StoreUnavailable`. */
export type StoreAnswer = { id: number; result: unknown } | { id: number; unavailable: string };

type Calls = {
  [Method in StoreMethod]: (
    ...args: Parameters<SqliteStore[Method]>
  ) => Promise<Awaited<ReturnType<SqliteStore[Method]>>>;
};

export interface ThreadedStore extends Calls {
  /** Only when nothing is asked any more. */
  close(): Promise<void>;
}

/**
 * The store of a data folder in a thread of its own: every commit waits for the disk, and on a busy one that takes
 * longer than a visitor should wait for a page. Should the thread fail, the process ends, to be started anew.
 */
export function startStore(data: StoreThreadData): ThreadedStore {
  const thread = new Worker(join(import.meta.dirname, 'storeThread.ts'), { workerData: data });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;

  thread.on('message', (answer: StoreAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('unavailable' in answer) call?.reject(new StoreUnavailable(answer.unavailable));
    else call?.resolve(answer.result);
  });

  function calling<Method extends StoreMethod>(method: Method): Calls[Method] {
    const call = (...args: unknown[]) => {
      calls += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(calls, answer);
      thread.postMessage({ id: calls, method, args } satisfies StoreCall);
      return answer.promise;
    };
    return call as Calls[Method]; // the thread's store has this very method
  }

  return {
    submit: calling('submit'),
    claimMails: calling('claimMails'),
    completeMail: calling('completeMail'),
    failMail: calling('failMail'),
    listRequests: calling('listRequests'),
    findRequest: calling('findRequest'),
    deleteRequest: calling('deleteRequest'),
    markAnswered: calling('markAnswered'),
    listOutbox: calling('listOutbox'),
    retryMails: calling('retryMails'),
    purge: calling('purge'),
    health: calling('health'),
    hasMail: calling('hasMail'),
    hasCv: calling('hasCv'),
    checkpoint: calling('checkpoint'),
    close: () =>
      new Promise((resolve) => {
        thread.once('exit', () => resolve());
        thread.postMessage('close');
      }),
  };
}
