/**
 * Runs `work` for each item, in order, at most `limit` at a time. After a failure no other item starts; rejects with the
 * first error once the running ones have ended, because a process that exits earlier leaves partial files.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const failures: unknown[] = [];
  const workOn = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      await work(item, index).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, workOn));
  if (failures.length > 0) throw failures[0];
}
