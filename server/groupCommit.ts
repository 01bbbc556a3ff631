interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs the work of calls that arrive together in one transaction: one flush to the disk then acknowledges them all.
 * Where such a transaction fails, each call is tried in its own, so that none fails for another; not where `isShared`
 * says that the error is everybody's.
 */
export function createGroupCommit<Item, Result>(
  work: (item: Item) => Result,
  transact: (work: () => Result[]) => Promise<Result[]>,
  isShared: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];

  async function flush(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await transact(() => group.map(({ item }) => work(item)));
      // As many results as items; the fallback satisfies the type only.
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || isShared(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await flush([one]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (queue.length > 1) return;
      setImmediate(() => {
        const group = queue;
        queue = [];
        void flush(group);
      });
    });
}
