/** Whether a promise settles within `ms` milliseconds. */
export function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), Math.max(0, ms));
    const settled = () => {
      clearTimeout(late);
      resolve(true);
    };
    promise.then(settled, settled);
  });
}
