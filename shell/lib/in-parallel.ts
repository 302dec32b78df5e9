/**
 * Does the work for each item, in their order, `most` at a time. When one fails no other begins; rejects with the first error
 * once those under way have ended: a process that exits earlier leaves parts of files.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
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
  await Promise.all(Array.from({ length: most }, workOn));
  if (failures.length > 0) throw failures[0];
}
