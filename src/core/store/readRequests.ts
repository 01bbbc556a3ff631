import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestStore } from './store.ts';
import type { StoredRequest } from '../model/request.ts';

/** How many requests are read, examined or written before other work runs. */
export const batchLength = 200;

/** Reads every request, newest first. */
export async function* readRequests(
  store: Pick<RequestStore, 'listRequests'>,
): AsyncGenerator<StoredRequest> {
  for (let before: number | undefined; ;) {
    const batch = await store.listRequests({ limit: batchLength, ...(before !== undefined && { before }) });
    yield* batch;
    if (batch.length < batchLength) return;
    before = batch.at(-1)?.sequence;
    await sleep(0);
  }
}
