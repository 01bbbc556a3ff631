interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs the work of calls that arrive together in one transaction: one flush to the disk then acknowledges them all.
 * Where such a transaction fails, each call is tried in its own, so that none fails for another.
 */
export function createGroupCommit<Item, Result>(
  work: (item: Item) => Result,
  transaction: (work: () => Result[]) => Result[],
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];

  function flush(group: Waiting<Item, Result>[]): void {
    try {
      const results = transaction(() => group.map(({ item }) => work(item)));
      // As many results as items; the fallback satisfies the type only.
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length > 1) for (const one of group) flush([one]);
      else group[0]?.reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (queue.length > 1) return;
      setImmediate(() => {
        const group = queue;
        queue = [];
        flush(group);
      });
    });
}
